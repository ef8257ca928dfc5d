internal import ActionLinks
internal import DomainNames
internal import JSONText
internal import LinkReports
internal import LinkValidation
internal import URLStandard

/// One thing that is done to every link.
struct Measurement {
  /// What the table calls it.
  let name: String
  /// Does it to one link; the number depends on what came of it, so that nothing is optimized away.
  let body: (Sample) -> Int

  /// All there are, the one to compare with first.
  static func all(policy: LinkPolicy) -> [Measurement] {
    let validator = LinkValidator(policy: policy)
    let options = InspectionOptions()
    return [
      Measurement(name: "foundation") { FoundationParsing.run($0) },
      Measurement(name: "urls") { sample in
        sample.urls.reduce(0) { sum, url in
          sum + ((try? URLRecord(url, domains: .icu))?.serialized.count ?? 0)
        }
      },
      Measurement(name: "read") { sample in
        (try? ActionLink(sample.text, domains: .icu))?.layers.count ?? 0
      },
      Measurement(name: "canonical") { sample in
        (try? ActionLink(sample.text, domains: .icu))?.canonicalForm()?.utf8.count ?? 0
      },
      Measurement(name: "validate") { sample in
        switch validator.validate(sample.text) {
        case .accepted(_, let findings): 1 + findings.count
        case .rejected(let findings): findings.count
        case .unreadable: 0
        }
      },
      Measurement(name: "judge") { sample in
        (try? ActionLink(sample.text, domains: .icu)).map { validator.judge($0).findings.count + 1 }
          ?? 0
      },
      Measurement(name: "inspect") { sample in
        let inspection = LinkInspection(of: Array(sample.text.utf8).span, options: options)
        var writer = JSONWriter(style: .compact)
        inspection.write(to: &writer)
        return writer.bytes.count
      },
    ]
  }

  /// Does it to all links.
  @inline(never)
  func run(_ samples: [Sample]) -> Int { samples.reduce(0) { $0 &+ body($1) } }
}
