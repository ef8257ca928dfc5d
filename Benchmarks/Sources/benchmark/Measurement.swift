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
  /// Does it to one link, by its number; what it gives depends on what came of it, so that nothing is
  /// optimized away.
  let body: (Corpus, Int) -> Int

  /// All there are, the one to compare with first.
  static func all(policy: LinkPolicy) -> [Measurement] {
    let validator = LinkValidator(policy: policy)
    let options = InspectionOptions()
    return [
      Measurement(name: "foundation") { FoundationParsing.run($0.links[$1]) },
      Measurement(name: "urls") { corpus, number in
        corpus.urls[number].reduce(0) { sum, url in
          sum + ((try? URLRecord(url, domains: .icu))?.serialized.count ?? 0)
        }
      },
      Measurement(name: "read") { corpus, number in
        (try? ActionLink(corpus.links[number], domains: .icu))?.layers.count ?? 0
      },
      Measurement(name: "canonical") { corpus, number in
        (try? ActionLink(corpus.links[number], domains: .icu))?.canonicalForm()?.utf8.count ?? 0
      },
      Measurement(name: "validate") { corpus, number in
        switch validator.validate(corpus.links[number]) {
        case .accepted(_, let findings): 1 + findings.count
        case .rejected(let findings): findings.count
        case .unreadable: 0
        }
      },
      Measurement(name: "judge") { corpus, number in
        (try? ActionLink(corpus.links[number], domains: .icu)).map {
          validator.judge($0).findings.count + 1
        }
          ?? 0
      },
      Measurement(name: "inspect") { corpus, number in
        let inspection = LinkInspection(of: Array(corpus.links[number].utf8).span, options: options)
        var writer = JSONWriter(style: .compact)
        inspection.write(to: &writer)
        return writer.bytes.count
      },
    ]
  }

  /// Does it to all links.
  @inline(never)
  func run(_ corpus: Corpus) -> Int {
    corpus.links.indices.reduce(0) { $0 &+ body(corpus, $1) }
  }
}
