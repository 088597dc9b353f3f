import type { Place } from '../diagnostics/diagnostic.ts';
import type { Editorial, Range } from '../model/types.generated.ts';
import type { TextRange } from '../text/range.ts';
import type { TextFinding } from './finding.ts';
import type { TextCode } from './finding-words.ts';
import type { GuideText } from './guide-text.ts';
import { SHARED } from './limits.ts';
import type { GuideMeasure } from './measure.ts';
import { findPhrase } from './phrases.ts';

type Args = TextFinding['args'];

function bodyPlace({ source }: GuideText, range: TextRange): Place {
  return { file: source.file.path, start: source.bodyOffset + range.start, end: source.bodyOffset + range.end };
}

function error(code: TextCode, place: Place, args: Args = {}): TextFinding {
  return { code, severity: 'error', place, args };
}

/** What a good guide may have a reason for. */
function warning(code: TextCode, place: Place, args: Args = {}): TextFinding {
  return { code, severity: 'warning', place, args };
}

/** The limit that a value breaks, if any. */
function brokenLimit(value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Range): number | undefined {
  if (value < least) return least;
  return value > most ? most : undefined;
}

function sizeFindings(guide: GuideText, editorial: Editorial): TextFinding[] {
  const measure = (value: number, range: Range, few: TextCode, many: TextCode): TextFinding[] => {
    const limit = brokenLimit(value, range);
    if (limit === undefined) return [];
    const args = { value, limit, difference: Math.abs(value - limit) };
    // What is said of the whole guide stands at its title: the first line that its author sees.
    return [warning(value < limit ? few : many, guide.source.locate('/title'), args)];
  };
  return [
    ...measure(guide.words, editorial.words, 'guide/too-short', 'guide/too-long'),
    ...measure(guide.sections, editorial.sections, 'guide/few-sections', 'guide/many-sections'),
  ];
}

function linkFindings({ guide, linkedFrom }: GuideMeasure, { links: range }: Editorial): TextFinding[] {
  const { links, source } = guide;
  const { least = 0, most = Number.POSITIVE_INFINITY } = range;
  const found: TextFinding[] = [];
  const pages = new Set(links.map(({ page }) => page)).size;
  if (pages < least) found.push(warning('guide/few-links', source.locate('/title'), { value: pages, limit: least }));
  const surplus = links[most];
  if (surplus) {
    found.push(warning('guide/many-links', bodyPlace(guide, surplus), { value: links.length, limit: most }));
  }
  if (linkedFrom.length === 0)
    found.push(error('guide/no-incoming-link', source.locate('/title'), { path: guide.path }));
  return found;
}

function similarityFindings({ guide, closest }: GuideMeasure): TextFinding[] {
  if (!closest?.passage || closest.share <= SHARED) return [];
  const percent = (share: number) => String(Math.round(share * 1000) / 10).replace('.', ',');
  const args = { share: percent(closest.share), limit: percent(SHARED), other: closest.path };
  return [error('guide/too-similar', bodyPlace(guide, closest.passage), args)];
}

function phraseFindings(guide: GuideText, { phrases }: Editorial): TextFinding[] {
  return phrases.flatMap((phrase) => {
    const found = findPhrase(phrase, guide.passages);
    const surplus = found[phrase.most];
    if (!surplus) return [];
    const args = { tic: phrase.words[0] ?? '', value: found.length, limit: phrase.most };
    return [warning('style/tic', bodyPlace(guide, surplus), args)];
  });
}

/** What breaks the limits of a guide, as a whole. */
export function guideFindings(measure: GuideMeasure, editorial: Editorial): TextFinding[] {
  const { guide } = measure;
  const isPractical = Object.values(guide.parts).some((count) => count > 0);
  return [
    ...sizeFindings(guide, editorial),
    ...linkFindings(measure, editorial),
    ...(isPractical ? [] : [warning('guide/no-practical-part', guide.source.locate('/title'))]),
    ...similarityFindings(measure),
    ...phraseFindings(guide, editorial),
  ];
}
