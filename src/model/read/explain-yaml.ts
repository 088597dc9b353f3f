import { explainIndentation } from './explain-indentation.ts';
import { typedQuotes, withoutLoneQuote } from './typed-quotes.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** Unquoted text that YAML would parse as a key and its value. */
const HOLDS_COLON = /^[^"'[{|>#].*:(?:\s|$)/;
const QUOTES = /[“”«»„‘’]/;
/** Spaces that YAML treats as letters, as in French typography before a colon. */
const ODD = '\\u00A0\\u2000-\\u200B\\u202F\\u2060\\u3000\\uFEFF';
/** A key and its colon, with spaces of all kinds around them. */
const SPACED_KEY = new RegExp(
  `^([${ODD} \\t]*)(["']?[\\p{L}_][\\p{L}\\p{N}_-]*["']?)([${ODD} \\t]*):([${ODD} \\t]*)`,
  'u',
);
const HAS_ODD = new RegExp(`[${ODD}]`);

/** Returns a value in YAML syntax: in quotation marks if it contains a colon. */
function quotedIfNeeded(value: string): string {
  const inner = typedQuotes(value);
  return inner !== undefined || HOLDS_COLON.test(value) ? JSON.stringify(inner ?? withoutLoneQuote(value)) : value;
}

/** Marks a correction as certain, unless a comment may follow the value: quotation marks would include the comment. */
function certainty(value: string): Pick<YamlMistake, 'isCertain'> {
  return /\s#/.test(value) ? {} : { isCertain: true };
}

/** Returns the mistake in a line whose key has special spaces around it, which YAML does not accept. */
function explainOddSpace(line: string): YamlMistake | undefined {
  const [whole = '', before = '', key = '', between = '', after = ''] = SPACED_KEY.exec(line) ?? [];
  if (!HAS_ODD.test(before + between + after)) return undefined;
  const value = line.slice(whole.length).trim();
  const indent = HAS_ODD.test(before) ? '' : before;
  return {
    code: 'front-matter/odd-space',
    start: 0,
    end: line.trimEnd().length,
    args: { key: key.replace(/["']/g, '') },
    suggestion: `${indent}${key}: ${quotedIfNeeded(value)}`.trimEnd(),
    ...certainty(value),
  };
}

/** A key at the start of its line, with the spaces after it. */
const KEY = /^["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[ \t]*/u;
/** Lines that do not begin with a key: empty lines, comments, items, continued lists and texts. */
const NO_KEY = /^(?:$|[\s#\]}-])/;

/** Finds the mistake in a line; offsets are relative to its start. */
function explainLine(line: string): YamlMistake | undefined {
  const mistake = explainOddSpace(line);
  if (mistake) return mistake;
  const tab = /^ *\t/.exec(line);
  if (tab) return { code: 'front-matter/tab', start: tab[0].length - 1, end: tab[0].length, args: {} };
  const [written = '', key = ''] = (!NO_KEY.test(line) && KEY.exec(line)) || [];
  if (key === '') return undefined;
  const rest = line.slice(written.length);
  return (
    explainColon(rest, { key, length: line.trimEnd().length }) ?? explainValue(line, { key, from: written.length + 1 })
  );
}

/**
 * Returns a mistake between a key and its value: the colon, or the space after it, is missing.
 * @param rest the text after the key
 * @param length length of the line
 */
function explainColon(rest: string, { key, length }: { key: string; length: number }): YamlMistake | undefined {
  if (!rest.startsWith(':')) {
    // Without a colon, YAML reads the rest as part of the key: suggest a correction of the whole line.
    const intended = `${key}: ${quotedIfNeeded(rest.replace(/^=/, '').trim())}`.trimEnd();
    return { code: 'front-matter/missing-colon', start: 0, end: length, args: { key }, suggestion: intended };
  }
  // An address at the start of a line is not a key.
  if (!/^:(?!\/\/)\S/.test(rest)) return undefined;
  const suggestion = `${key}: ${rest.slice(1).trimEnd()}`;
  return { code: 'front-matter/missing-space', start: 0, end: length, args: { key }, suggestion, isCertain: true };
}

/** Whether the quote around a value also occurs inside of it. */
function holdsItsQuote(value: string): boolean {
  const [quote = ''] = /^["']/.exec(value) ?? [];
  const next = value.indexOf(quote, 1);
  return quote !== '' && value.endsWith(quote) && next > 0 && next < value.length - 1;
}

/** Returns the text between double quotation marks, with its escapes decoded. */
function unescaped(inner: string): string {
  return inner.replace(/\\(["\\])/g, '$1');
}

/** A list item, with or without quotes, up to the comma after it. */
const ENTRY = /\s*(?:"(.*?)"|'(.*?)'|([^"',[\]{}]*))\s*(?:,(?=\s*["'\p{L}\p{N}])|$)/uy;

/** Returns a list with items that contain their own quote, rewritten so that YAML can parse each of them. */
function quotedEntries(value: string): string | undefined {
  const [, inner = ''] = /^\[(.*)\]$/.exec(value) ?? [];
  const entries: string[] = [];
  let holdsQuote = false;
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < inner.length) {
    const [, double, single, bare = ''] = ENTRY.exec(inner) ?? [];
    if (double === undefined && single === undefined && bare === '') return undefined;
    holdsQuote ||= double?.replace(/\\./g, '').includes('"') || single?.replace(/''/g, '').includes("'") || false;
    const text = double === undefined ? (single?.replace(/''/g, "'") ?? bare.trim()) : unescaped(double);
    entries.push(JSON.stringify(text));
  }
  return holdsQuote ? `[${entries.join(', ')}]` : undefined;
}

/** Returns the mistake in a value that YAML could not parse, and its correction. */
function misread(value: string): { code: string; suggestion: string } | undefined {
  const quoted = (text: string) => JSON.stringify(typedQuotes(text) ?? withoutLoneQuote(text.trim()));
  if (/^"(?:[^"\\]|\\.)*$/.test(value)) {
    return { code: 'front-matter/unclosed-quote', suggestion: quoted(unescaped(value.slice(1))) };
  }
  // In a single-quoted text, two apostrophes encode one.
  if (/^'(?:[^']|'')*$/.test(value)) {
    return { code: 'front-matter/unclosed-quote', suggestion: quoted(value.slice(1).replace(/''/g, "'")) };
  }
  if (holdsItsQuote(value)) {
    const inner = value.slice(1, -1);
    const text = value.startsWith('"') ? unescaped(inner) : inner.replace(/''/g, "'");
    return { code: 'front-matter/inner-quote', suggestion: quoted(text) };
  }
  const list = quotedEntries(value);
  if (list !== undefined) return { code: 'front-matter/inner-quote', suggestion: list };
  if (/^\[[^\]]*$/.test(value)) return { code: 'front-matter/unclosed-list', suggestion: `${value}]` };
  if (HOLDS_COLON.test(value) || /^[@`%&*!]/.test(value) || QUOTES.test(value[0] ?? '')) {
    return { code: 'front-matter/needs-quotes', suggestion: quoted(value) };
  }
  return undefined;
}

/** @param from offset in the line from which the value may begin, after the colon */
function explainValue(line: string, { key, from }: { key: string; from: number }): YamlMistake | undefined {
  const written = line.slice(from);
  const value = written.trim();
  const mistake = misread(value);
  const start = line.length - written.trimStart().length;
  return mistake && { ...mistake, start, end: start + Math.max(1, value.length), args: { key }, ...certainty(value) };
}

function explainLines(yaml: string): YamlMistake | undefined {
  let offset = 0;
  const lines = yaml.split('\n');
  for (const [index, line] of lines.entries()) {
    const found = explainLine(line.replace(/\r$/, ''));
    // A text or a list may continue in the next line, with indentation.
    const continuesBelow = found?.code.includes('/unclosed-') && /^[ \t]+\S/.test(lines[index + 1] ?? '');
    if (found && !continuesBelow) {
      return { ...found, start: offset + found.start, end: offset + found.end };
    }
    offset += line.length + 1;
  }
  return undefined;
}

/** Finds the line with a YAML syntax error, and explains it for readers who do not know YAML. */
export function explainYaml(yaml: string): YamlMistake | undefined {
  const mistakes = [explainIndentation(yaml), explainLines(yaml)].filter((mistake) => mistake !== undefined);
  return mistakes.sort((a, b) => a.start - b.start)[0];
}
