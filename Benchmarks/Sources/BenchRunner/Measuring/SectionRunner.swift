import Foundation
import RunnerTool

/// Brings the peers of a section together and lets them take turns.
struct SectionRunner {
  let workspace: Workspace
  /// What is measured of the peers that are built here.
  let levels: [Level]
  /// The runner of the third level, or why there is none.
  let runnerOfV3: Result<URL, RunnerFailure>

  /// Measures a section.
  ///
  /// - Parameters:
  ///   - plan: The section.
  ///   - rounds: How many rounds at most.
  ///   - seconds: For how long further rounds begin.
  /// - Returns: The rows.
  /// - Throws: Where a peer cannot be prepared for the workload.
  func run(_ plan: SectionPlan, rounds: Int, seconds: Double) throws -> SectionReport {
    let file = workspace.workloads.appending(path: plan.name.rawValue)
    try file.write(WorkloadFile.encode(plan.workload))
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
    report.notes = plan.notes
    return report
  }

  /// The peers that this package's runner runs; those of the system are only there once.
  private func own(_ plan: SectionPlan, level: Level, file: URL) throws -> [Contestant] {
    let ada = workspace.ada(level)
    let library = AdaLibrary(ada)
    let peers = PeerCatalog.peers(for: plan.workload.job, ada: library)
    let systemPeers = ["curl", "foundation"]
    return try plan.peers.filter { level == .standard || !systemPeers.contains($0) }
      .map { identifier in
        guard let peer = peers.first(where: { $0.identifier == identifier }) else {
          let form = AdaLibrary.Form.allCases.first { $0.identifier == identifier }
          return contestant(
            identifier, PeerLabel(name: form?.rowName ?? identifier), level, plan,
            .failure(RunnerFailure("Scripts/build-ada could not build its library")))
        }
        return contestant(
          identifier, peer.label, level, plan,
          try runner(of: peer, level: level, plan, file: file, ada: ada))
      }
  }

  /// ada once more, by the other compiler.
  private func adaByGCC(_ plan: SectionPlan) -> [Contestant] {
    let library = AdaLibrary(workspace.adaByGCC)
    return AdaLibrary.Form.allCases.filter { plan.peers.contains($0.identifier) }.map { form in
      var label = PeerLabel(name: "\(form.rowName), by g++")
      guard let library else {
        return contestant(
          form.identifier, label, .standard, plan,
          .failure(RunnerFailure("there is no g++, or it cannot compile ada")))
      }
      label = PeerLabel(name: label.name, version: library.version)
      let pass = AdaPeer(library: library, form: form, workload: plan.workload)
      return contestant(
        form.identifier, label, .standard, plan,
        .success(LocalRunner(pass: pass, entries: plan.workload.entries)))
    }
  }

  private func runner(
    of peer: Peer, level: Level, _ plan: SectionPlan, file: URL, ada: URL
  ) throws -> Result<any TimedRunner, RunnerFailure> {
    guard level == .v3 else {
      let pass = try peer.prepare(plan.workload)
      return .success(LocalRunner(pass: pass, entries: plan.workload.entries))
    }
    let task = ChildTask(
      job: plan.workload.job, peer: peer.identifier, file: file, ada: ada)
    return runnerOfV3.flatMap { executable in
      guard let process = try? LineProcess(executable, ["serve"] + task.arguments) else {
        return .failure(RunnerFailure("its process cannot be started"))
      }
      return .success(ChildRunner(process: process))
    }
  }

  private func program(_ program: ProgramPeer, _ plan: SectionPlan, file: URL) -> Contestant {
    let label = PeerLabel(name: program.name, version: program.version(in: workspace))
    let runner = Result { () throws(RunnerFailure) -> any TimedRunner in
      try program.start(plan.workload.job, file, in: workspace)
    }
    return contestant(program.rawValue, label, .standard, plan, runner)
  }

  private func contestant(
    _ identifier: String, _ label: PeerLabel, _ level: Level, _ plan: SectionPlan,
    _ runner: Result<any TimedRunner, RunnerFailure>
  ) -> Contestant {
    Contestant(
      label: label, level: level, sharesChecksum: !plan.independent.contains(identifier),
      acceptsAll: plan.mustAccept.contains(identifier), runner: runner)
  }
}
