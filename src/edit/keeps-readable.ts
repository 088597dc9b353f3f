import { readJson } from '../model/read/read-json.ts';
import { readMarkdown } from '../model/read/read-markdown.ts';
import { diffTexts } from './diff-text.ts';

/** The places of a text's syntax mistakes. */
interface Mistakes {
  offsets: number[];
  /** The mistakes after this offset are unknown, because the parser stopped. */
  end: number;
}

function mistakesIn(path: string, text: string): Mistakes {
  const places: { start: number; end: number }[] = [];
  const report = ({ place }: { place: { start: number; end: number } }) => void places.push(place);
  let data: unknown;
  if (path.endsWith('.md')) data = readMarkdown({ path, text }, report).data;
  else if (path.endsWith('.json')) {
    const { oddNumbers = [], ...document } = readJson({ path, text }, report);
    oddNumbers.forEach(report);
    data = document.data;
  }
  const end = data === undefined ? Math.max(...places.map((place) => place.end)) : Number.POSITIVE_INFINITY;
  return { offsets: places.map(({ start }) => start), end };
}

/** Converts an offset of a changed text to one of the text before. */
function offsetBefore(offset: number, before: string, after: string): number {
  let shift = 0;
  for (const { start, end, text } of diffTexts(before, after)) {
    if (start + shift + text.length > offset) return Math.min(offset - shift, start);
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/** Whether a text has no syntax mistake. */
export function isReadable(path: string, text: string): boolean {
  return mistakesIn(path, text).offsets.length === 0;
}

/**
 * Whether one text of a file may replace another one: it can be parsed, or has fewer syntax mistakes in the part that
 * the parser reached before. Every program that writes texts calls this.
 */
export function keepsReadable(path: string, before: string, after: string): boolean {
  if (before === after) return true;
  const now = mistakesIn(path, after);
  if (now.offsets.length === 0) return true;
  const old = mistakesIn(path, before);
  const reached = now.offsets.filter((offset) => offsetBefore(offset, before, after) < old.end);
  return reached.length < old.offsets.length;
}
