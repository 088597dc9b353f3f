import { explainIndentation } from './explain-indentation.ts';
import { typedQuotes, withoutLoneQuote } from './typed-quotes.ts';
import type { YamlMistake } from './yaml-mistake.ts';

/** Text without quotes that YAML would take for a key and its value. */
const HOLDS_COLON = /^[^"'[{|>#].*:(?:\s|$)/;
const QUOTES = /[“”«»„‘’]/;
/** Spaces that YAML takes for letters, as French typography sets them before a colon. */
const ODD = '\\u00A0\\u2000-\\u200B\\u202F\\u2060\\u3000\\uFEFF';
/** A key and its colon, with spaces of all kinds around them. */
const SPACED_KEY = new RegExp(
  `^([${ODD} \\t]*)(["']?[\\p{L}_][\\p{L}\\p{N}_-]*["']?)([${ODD} \\t]*):([${ODD} \\t]*)`,
  'u',
);
const HAS_ODD = new RegExp(`[${ODD}]`);

/** A value as YAML reads it: a text that holds a colon stands between quotation marks. */
function quotedIfNeeded(value: string): string {
  const inner = typedQuotes(value);
  return inner !== undefined || HOLDS_COLON.test(value) ? JSON.stringify(inner ?? withoutLoneQuote(value)) : value;
}

/** A comment may stand behind a value: quotation marks would make text of it. */
function certainty(value: string): Pick<YamlMistake, 'isCertain'> {
  return /\s#/.test(value) ? {} : { isCertain: true };
}

/** A line whose key stands among spaces that are none for YAML. */
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

/** A key at the start of its line, and the blanks behind it. */
const KEY = /^["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[ \t]*/u;
/** Lines that begin with no key: empty ones, comments, items, what goes on with a list or a text. */
const NO_KEY = /^(?:$|[\s#\]}-])/;

/** Finds what is wrong with a line; offsets count from its start. */
function explainLine(line: string): YamlMistake | undefined {
  const odd = explainOddSpace(line);
  if (odd) return odd;
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
 * What is wrong between a key and its value: no colon, or no space behind it.
 * @param rest what follows the key
 * @param length how long the line is
 */
function explainColon(rest: string, { key, length }: { key: string; length: number }): YamlMistake | undefined {
  if (!rest.startsWith(':')) {
    // What follows goes with the key: the line is typed anew.
    const meant = `${key}: ${quotedIfNeeded(rest.replace(/^=/, '').trim())}`.trimEnd();
    return { code: 'front-matter/missing-colon', start: 0, end: length, args: { key }, suggestion: meant };
  }
  // An address that begins its line is no key.
  if (!/^:(?!\/\/)\S/.test(rest)) return undefined;
  const suggestion = `${key}: ${rest.slice(1).trimEnd()}`;
  return { code: 'front-matter/missing-space', start: 0, end: length, args: { key }, suggestion, isCertain: true };
}

/** Whether the quote with which a value begins and ends stands within it too. */
function holdsItsQuote(value: string): boolean {
  const [quote = ''] = /^["']/.exec(value) ?? [];
  const next = value.indexOf(quote, 1);
  return quote !== '' && value.endsWith(quote) && next > 0 && next < value.length - 1;
}

/** What stands between double quotation marks, without the escapes that they ask for. */
function unescaped(inner: string): string {
  return inner.replace(/\\(["\\])/g, '$1');
}

/** An entry of a list between quotes, behind its comma, up to what ends it. */
const ENTRY = /\s*(?:"(.*?)"|'(.*?)'|([^"',[\]{}]*))\s*(?:,(?=\s*["'\p{L}\p{N}])|$)/uy;

/** A list in whose entries the quote that holds one stands too, each between quotes as YAML reads them. */
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

/** What YAML could not read of a value, and how to write it. */
function misread(value: string): { code: string; suggestion: string } | undefined {
  const quoted = (text: string) => JSON.stringify(typedQuotes(text) ?? withoutLoneQuote(text.trim()));
  if (/^"(?:[^"\\]|\\.)*$/.test(value)) {
    return { code: 'front-matter/unclosed-quote', suggestion: quoted(unescaped(value.slice(1))) };
  }
  // Between apostrophes, two of them stand for one.
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

/** @param from where in the line the value may begin, behind the colon */
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
    // A text or a list may go on in the next line, which is indented then.
    const goesOn = found?.code.includes('/unclosed-') && /^[ \t]+\S/.test(lines[index + 1] ?? '');
    if (found && !goesOn) {
      return { ...found, start: offset + found.start, end: offset + found.end };
    }
    offset += line.length + 1;
  }
  return undefined;
}

/** Finds the line that YAML stumbled over, in the words of someone who never heard of YAML. */
export function explainYaml(yaml: string): YamlMistake | undefined {
  const mistakes = [explainIndentation(yaml), explainLines(yaml)].filter((mistake) => mistake !== undefined);
  return mistakes.sort((a, b) => a.start - b.start)[0];
}
