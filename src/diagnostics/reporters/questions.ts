import type { ReportWords } from '../catalogue/words.ts';

/** A question to the owner of a site. Its words are in the catalogue. */
type Question = keyof ReportWords['questions'];

/** Place of a placeholder. */
interface QuestionPlace {
  file: string;
  pointer?: string | null;
}

/**
 * The questions in the order of a conversation, with the places of their answers: a pointer in the manifest, or the
 * path of another file. The first match counts.
 */
const QUESTIONS: readonly [Question, RegExp][] = [
  ['site', /^\/site\b/],
  ['business', /^\/business\b(?!\/(?:address|vat|legal)\b)/],
  ['address', /^\/business\/address\b/],
  ['vat', /^\/business\/vat\b/],
  ['legal', /^\/business\/legal\b(?!\/host\b)/],
  ['host', /^\/business\/legal\/host\b/],
  ['facts', /^\/facts\b/],
  ['plans', /^\/(?:plans|backlinkPacks)\b/],
  ['testimonials', /^\/testimonials\b/],
  ['portfolio', /^\/portfolio\b/],
  ['pages', /^$|^\/(?!(?:forms|mail|services|consent|ads)\b)/],
  ['texts', /^[^/]/],
  ['forms', /^\/forms\b/],
  ['mail', /^\/mail\b/],
  ['services', /^/],
];

function questionOf({ file, pointer }: QuestionPlace): Question | undefined {
  const place = file.includes('/') ? file : (pointer ?? '');
  return QUESTIONS.find(([, pattern]) => pattern.test(place))?.[0];
}

/** Groups placeholders by the question that asks for them, in the order of a conversation. */
export function groupByQuestion<T>(found: readonly T[], placeOf: (one: T) => QuestionPlace): [Question, T[]][] {
  return QUESTIONS.map(([question]): [Question, T[]] => [
    question,
    found.filter((one) => questionOf(placeOf(one)) === question),
  ]).filter(([, places]) => places.length > 0);
}
