import Foundation
import RunnerTool

/// Brings the peers of a section together and lets them take turns.
struct SectionRunner {
  let workspace: Workspace
  /// What is measured of the peers that are built here.
  let levels: [Level]
  /// The runner of the third level, or why there is none.
  let runnerOfV3: Result<URL, RowProblem>

  /// Measures a section.
  ///
  /// - Parameters:
  ///   - plan: The section.
  ///   - rounds: How many rounds at most.
  ///   - seconds: For how long further rounds begin.
  /// - Returns: The rows.
  /// - Throws: Where the workload cannot be written, or the plan names a peer that nobody knows.
  func run(_ plan: SectionPlan, rounds: Int, seconds: Double) throws -> SectionReport {
    let file = workspace.workloads.appending(path: plan.name.rawValue)
    try WorkloadFile.write(plan.workload, to: file)
    let contestants = try levels.flatMap { level in
      let own = try own(plan, level: level, file: file)
      guard level == .standard else { return own }
      return own + plan.programs.map { program($0, plan, file: file) } + adaByGCC(plan)
    }
    let samples = Rounds(count: rounds, seconds: seconds, repeats: plan.repeats)
      .run(contestants, entries: plan.workload.entryCount)
    var report = SectionReport(
      name: plan.name.rawValue, unit: plan.workload.job.unit, title: plan.title,
      workload: WorkloadDescription(plan.workload, title: plan.workloadTitle),
      contestants: contestants, samples: samples, reference: plan.reference.rowName)
    report.notes =
      plan.notes + [cutNote(samples, rounds: rounds), leftOutNote(plan)].compactMap { $0 }
    return report
  }

  /// What the report says where the time was up before the rounds were.
  private func cutNote(_ samples: [Samples], rounds: Int) -> String? {
    let counts = samples.filter { $0.problem == nil }.map(\.nanoseconds.count)
    guard let count = counts.min(), count < rounds else { return nil }
    return "Cut to \(count) of \(rounds) rounds, for the run to end in time."
  }

  /// What the report says of the peers that are there for the default level only, where that is left
  /// out.
  private func leftOutNote(_ plan: SectionPlan) -> String? {
    guard !levels.contains(.standard) else { return nil }
    let names =
      PeerCatalog.peers(for: plan.workload.job, ada: nil)
      .filter { plan.peers.contains($0.identifier) && !$0.isBuiltForEachLevel }.map(\.label.name)
      + plan.programs.map(\.name) + forms(of: plan).map(Self.nameByGCC)
    return names.isEmpty
      ? nil : "Not measured, for they have no x86-64-v3: \(names.joined(separator: "; "))."
  }

  /// The peers that this package's runner runs; those of the system are only there once.
  private func own(_ plan: SectionPlan, level: Level, file: URL) throws -> [Contestant] {
    let ada = workspace.ada(level)
    let library = AdaLibrary(ada)
    let forms = forms(of: plan)
    return try plan.peers.compactMap { identifier in
      if library == nil, let form = forms.first(where: { $0.identifier == identifier }) {
        return contestant(
          identifier, PeerLabel(name: form.rowName), level, plan,
          .failure(.missing("Scripts/build-ada could not build its library")))
      }
      let peer = try PeerCatalog.peer(identifier, for: plan.workload.job, ada: library)
      guard level == .standard || peer.isBuiltForEachLevel else { return nil }
      return contestant(
        identifier, peer.label, level, plan,
        runner(of: peer, level: level, plan, file: file, ada: ada))
    }
  }

  /// The forms of ada that the plan names.
  private func forms(of plan: SectionPlan) -> [AdaLibrary.Form] {
    AdaLibrary.Form.forms(for: plan.workload.job).filter { plan.peers.contains($0.identifier) }
  }

  private static func nameByGCC(_ form: AdaLibrary.Form) -> String { "\(form.rowName), by g++" }

  /// ada once more, by the other compiler.
  private func adaByGCC(_ plan: SectionPlan) -> [Contestant] {
    let library = AdaLibrary(workspace.adaByGCC)
    return forms(of: plan).map { form in
      var label = PeerLabel(name: Self.nameByGCC(form))
      guard let library else {
        return contestant(
          form.identifier, label, .standard, plan,
          .failure(.missing("there is no g++, or it cannot compile ada")))
      }
      label.version = library.version
      let pass = AdaPeer(library: library, form: form, workload: plan.workload)
      return contestant(
        form.identifier, label, .standard, plan,
        .success(LocalRunner(pass: pass, entries: plan.workload.entries)))
    }
  }

  private func runner(
    of peer: Peer, level: Level, _ plan: SectionPlan, file: URL, ada: URL
  ) -> Result<any TimedRunner, RowProblem> {
    do {
      guard level == .v3 else {
        let pass = try peer.prepare(plan.workload)
        return .success(LocalRunner(pass: pass, entries: plan.workload.entries))
      }
      let task = ChildTask(
        job: plan.workload.job, peer: peer.identifier, file: file, ada: ada)
      let process = try LineProcess(runnerOfV3.get(), ["serve"] + task.arguments)
      return .success(ChildRunner(process: process))
    } catch let problem as RowProblem {
      return .failure(problem)
    } catch {
      return .failure(.failed("\(error)"))
    }
  }

  private func program(_ program: ProgramPeer, _ plan: SectionPlan, file: URL) -> Contestant {
    let label = PeerLabel(name: program.name, version: program.version(in: workspace))
    let runner = Result { () throws(RowProblem) -> any TimedRunner in
      try program.start(plan.workload.job, file, in: workspace)
    }
    return contestant(program.rawValue, label, .standard, plan, runner)
  }

  private func contestant(
    _ identifier: String, _ label: PeerLabel, _ level: Level, _ plan: SectionPlan,
    _ runner: Result<any TimedRunner, RowProblem>
  ) -> Contestant {
    Contestant(
      label: label, level: level, sharesResult: !plan.independent.contains(identifier),
      acceptsAll: plan.mustAccept.contains(identifier), runner: runner)
  }
}
