import type { Place } from '../diagnostics/diagnostic.ts';
import type { TextFinding } from './finding.ts';
import type { TextCode } from './finding-words.ts';
import type { GuideText } from './guide-text.ts';
import { DESCRIPTION, LINKS, SECTIONS, SHARED, TITLE, WORDS } from './limits.ts';
import type { GuideMeasure } from './measure.ts';
import { findTic, TICS } from './tics.ts';

type Args = TextFinding['args'];

function bodyPlace({ source }: GuideText, span: { offset: number; length: number }): Place {
  return { file: source.file.path, offset: source.bodyOffset + span.offset, length: span.length };
}

function error(code: TextCode, place: Place, args: Args = {}): TextFinding {
  return { code, severity: 'error', place, args };
}

/** What a good guide may have a reason for. */
function warning(code: TextCode, place: Place, args: Args = {}): TextFinding {
  return { code, severity: 'warning', place, args };
}

function headFindings({ source, title, description }: GuideText): TextFinding[] {
  const { least, most } = DESCRIPTION;
  const found: TextFinding[] = [];
  const measure = (code: TextCode, key: string, length: number, limit: number) =>
    found.push(error(code, source.locate(`/${key}`), { length, limit, difference: Math.abs(length - limit) }));
  if (title.length > TITLE) measure('guide/long-title', 'title', title.length, TITLE);
  if (description.length > most) measure('guide/long-description', 'description', description.length, most);
  if (description.length < least) measure('guide/short-description', 'description', description.length, least);
  return found;
}

function sizeFindings(guide: GuideText): TextFinding[] {
  const { words, sections, source } = guide;
  const found: TextFinding[] = [];
  // What is said of the whole guide stands at its title: the first line that its author sees.
  const atTitle = source.locate('/title');
  const measure = (code: TextCode, value: number, limit: number) =>
    found.push(warning(code, atTitle, { value, limit, difference: Math.abs(value - limit) }));
  if (words < WORDS.least) measure('guide/too-short', words, WORDS.least);
  if (words > WORDS.most) measure('guide/too-long', words, WORDS.most);
  if (sections < SECTIONS.least) measure('guide/few-sections', sections, SECTIONS.least);
  if (sections > SECTIONS.most) measure('guide/many-sections', sections, SECTIONS.most);
  return found;
}

function linkFindings({ guide, linkedFrom }: GuideMeasure): TextFinding[] {
  const { links, source } = guide;
  const found: TextFinding[] = [];
  const pages = new Set(links.map(({ page }) => page)).size;
  if (pages < LINKS.least) {
    found.push(warning('guide/few-links', source.locate('/title'), { value: pages, limit: LINKS.least }));
  }
  const surplus = links[LINKS.most];
  if (surplus) {
    found.push(warning('guide/many-links', bodyPlace(guide, surplus), { value: links.length, limit: LINKS.most }));
  }
  if (linkedFrom.length === 0)
    found.push(error('guide/no-incoming-link', source.locate('/title'), { path: guide.path }));
  return found;
}

function likenessFindings({ guide, closest }: GuideMeasure): TextFinding[] {
  if (!closest?.passage || closest.share <= SHARED) return [];
  const percent = (share: number) => String(Math.round(share * 1000) / 10).replace('.', ',');
  const args = { share: percent(closest.share), limit: percent(SHARED), other: closest.path };
  return [error('guide/too-similar', bodyPlace(guide, closest.passage), args)];
}

function ticFindings(guide: GuideText): TextFinding[] {
  return TICS.flatMap((tic) => {
    const found = findTic(tic, guide.source.body);
    const surplus = found[tic.most];
    if (!surplus) return [];
    const args = { tic: tic.name, value: found.length, limit: tic.most };
    return [warning('style/tic', bodyPlace(guide, surplus), args)];
  });
}

/** What breaks the limits of a guide, as a whole. */
export function guideFindings(measure: GuideMeasure): TextFinding[] {
  const { guide, parts } = measure;
  const isPractical = Object.values(parts).some((count) => count > 0);
  return [
    ...headFindings(guide),
    ...sizeFindings(guide),
    ...linkFindings(measure),
    ...(isPractical ? [] : [warning('guide/no-practical-part', guide.source.locate('/title'))]),
    ...likenessFindings(measure),
    ...ticFindings(guide),
  ];
}
