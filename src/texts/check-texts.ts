import type { SourceFile, Sources } from '../model/read/source.ts';
import { editorialOf } from '../model/resolve/editorial.ts';
import type { Editorial } from '../model/types.generated.ts';
import type { TextFinding } from './finding.ts';
import { guideFindings } from './guide-findings.ts';
import { readGuides } from './guide-text.ts';
import { type GuideMeasure, measureGuides } from './measure.ts';
import { sentenceFindings } from './sentence-findings.ts';
import type { Dictionary } from './spelling/dictionary.ts';
import { readLexicon } from './spelling/lexicon.ts';
import { proseOfSite } from './spelling/prose.ts';
import { createSpeller } from './spelling/speller.ts';
import { spellingFindings } from './spelling/spelling-findings.ts';

export interface CheckedTexts {
  measures: GuideMeasure[];
  findings: TextFinding[];
  /** The limits of the site. */
  editorial: Editorial;
}

function findingsOfSpelling(sources: Sources, lexiconSource: SourceFile, dictionary: Dictionary): TextFinding[] {
  const lexicon = readLexicon(lexiconSource);
  const speller = createSpeller(dictionary, lexicon.words.keys());
  const findings = spellingFindings(proseOfSite(sources), speller);
  const unused = [...lexicon.words].filter(([word]) => !speller.used.has(word));
  return [
    ...findings,
    ...lexicon.findings,
    ...unused.map(([word, range]): TextFinding => {
      const place = { file: lexiconSource.path, ...range };
      return { code: 'lexicon/unused-word', severity: 'warning', place, args: { word } };
    }),
  ];
}

/** Checks the texts of a site: the limits of the guides, the length of sentences, the spelling of everything. */
export function checkTexts(options: { sources: Sources; lexicon: SourceFile; dictionary: Dictionary }): CheckedTexts {
  const { sources, lexicon, dictionary } = options;
  const measures = measureGuides(readGuides(sources));
  const editorial = editorialOf(sources.manifest.data);
  const { most = Number.POSITIVE_INFINITY } = editorial.sentence;
  const findings = [
    ...measures.flatMap((measure) => guideFindings(measure, editorial)),
    ...[...sources.markdown.values()].flatMap((source) => sentenceFindings(source, most)),
    ...findingsOfSpelling(sources, lexicon, dictionary),
  ];
  return { measures, findings, editorial };
}
