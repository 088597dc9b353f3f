import { explainIndentation } from './explain-indentation.ts';
import { typedQuotes } from './typed-quotes.ts';

/** The likely cause of front matter that YAML refuses; offsets count from the front matter's start. */
export interface YamlSlip {
  code: string;
  offset: number;
  length: number;
  args: Record<string, string | number>;
  suggestion?: string;
}

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
  return inner !== undefined || HOLDS_COLON.test(value) ? JSON.stringify(inner ?? value) : value;
}

/** A line whose key stands among spaces that are none for YAML. */
function explainOddSpace(line: string): (Omit<YamlSlip, 'offset'> & { at: number }) | undefined {
  const [whole = '', before = '', key = '', between = '', after = ''] = SPACED_KEY.exec(line) ?? [];
  if (!HAS_ODD.test(before + between + after)) return undefined;
  const value = line.slice(whole.length).trim();
  const indent = HAS_ODD.test(before) ? '' : before;
  return {
    code: 'front-matter/odd-space',
    at: 0,
    length: line.trimEnd().length,
    args: { key: key.replace(/["']/g, '') },
    suggestion: `${indent}${key}: ${quotedIfNeeded(value)}`.trimEnd(),
  };
}

function explainLine(line: string): (Omit<YamlSlip, 'offset'> & { at: number }) | undefined {
  const odd = explainOddSpace(line);
  if (odd) return odd;
  const tab = /^ *\t/.exec(line);
  if (tab) return { code: 'front-matter/tab', at: tab[0].length - 1, length: 1, args: {} };
  if (/^\s*(?:#|$|-|[\]}])/.test(line) || /^\s/.test(line)) return undefined;
  const key = /^["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[ \t]*/u.exec(line);
  if (!key?.[1]) return undefined;
  const rest = line.slice(key[0].length);
  const args = { key: key[1] };
  if (!rest.startsWith(':')) {
    const typed = rest.replace(/^=/, '').trim();
    const meant = `${key[1]}: ${quotedIfNeeded(typed)}`;
    return {
      code: 'front-matter/missing-colon',
      at: 0,
      length: key[0].trimEnd().length,
      args,
      suggestion: meant.trimEnd(),
    };
  }
  if (/^:[^\s]/.test(rest)) {
    const length = key[0].trimEnd().length + 1;
    return { code: 'front-matter/missing-space', at: 0, length, args, suggestion: `${key[1]}: ${rest.slice(1)}` };
  }
  const value = rest.slice(1).trim();
  const at = line.length - rest.length + 1 + (rest.slice(1).length - rest.slice(1).trimStart().length);
  const place = { at, length: Math.max(1, value.length), args };
  const suggestion = (text: string) => JSON.stringify(typedQuotes(text) ?? text.trim());
  if (/^"(?:[^"\\]|\\.)*$/.test(value)) {
    return { code: 'front-matter/unclosed-quote', ...place, suggestion: suggestion(value.slice(1)) };
  }
  if (/^'(?:[^']|'')*$/.test(value)) {
    return { code: 'front-matter/unclosed-quote', ...place, suggestion: suggestion(value.slice(1)) };
  }
  if (/^'.*'.*'$/.test(value) || /^".*".*"$/.test(value)) {
    return {
      code: 'front-matter/inner-quote',
      ...place,
      suggestion: suggestion(value.slice(1, -1).replace(/''/g, "'")),
    };
  }
  if (/^\[[^\]]*$/.test(value)) return { code: 'front-matter/unclosed-list', ...place, suggestion: `${value}]` };
  if (HOLDS_COLON.test(value) || /^[@`%&*!]/.test(value) || QUOTES.test(value[0] ?? '')) {
    return { code: 'front-matter/needs-quotes', ...place, suggestion: suggestion(value) };
  }
  return undefined;
}

function explainLines(yaml: string): YamlSlip | undefined {
  let offset = 0;
  for (const line of yaml.split('\n')) {
    const found = explainLine(line.replace(/\r$/, ''));
    if (found) {
      const { at, ...slip } = found;
      return { ...slip, offset: offset + at };
    }
    offset += line.length + 1;
  }
  return undefined;
}

/** Finds the line that YAML stumbled over, in the words of someone who never heard of YAML. */
export function explainYaml(yaml: string): YamlSlip | undefined {
  const slips = [explainIndentation(yaml), explainLines(yaml)].filter((slip) => slip !== undefined);
  return slips.sort((a, b) => a.offset - b.offset)[0];
}
