import { openingTag } from './measure-drawing.ts';

/** What is wrong with a drawing: it runs a program, asks for something outside, or does not say what it is. */
export interface DrawingError {
  offset: number;
  length: number;
  kind: 'active' | 'foreign' | 'nameless';
  typed: string;
}

/** The same text with blanks in the place of comments, which nothing runs or fetches. */
function withoutComments(text: string): string {
  let out = '';
  let at = 0;
  while (true) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return out + text.slice(at);
    out += text.slice(at, start) + ' '.repeat(end + 3 - start);
    at = end + 3;
  }
}

/** The same tag with blanks in the place of what its attributes say. */
function withoutValues(tag: string): string {
  return tag.replace(/"[^"]*"|'[^']*'/g, (value) => ' '.repeat(value.length));
}

const TAG = /<(?:\w+:)?([a-zA-Z][\w.-]*)([^<>]*)>/g;
const HANDLER = /\s(on[a-z]+\s*=)/i;
const ADDRESS = /\s(?:xlink:)?href\s*=\s*(?:"\s*([^"]*)"|'\s*([^']*)')/i;

/** Elements that show what their address leads to; a link only leads there. */
const SHOWING = /^(?:image|use|feImage)$/i;

/** Addresses in styles, which fetch letters, pictures or other styles. */
const STYLE_ADDRESS = /(?:@import\s+(?:url\()?|\burl\()\s*(?:["']|&quot;)?\s*([^#\s"')&][^"')\s&]*)/gi;

/** Whether an address leads out of the file that it stands in. */
function leadsOut(address: string): boolean {
  return !/^(?:#|data:)/i.test(address);
}

/** The first programs and the first foreign parts of a drawing, and the name that it lacks. */
export function findDrawingErrors(text: string): DrawingError[] {
  const errors = new Map<DrawingError['kind'], DrawingError>();
  const add = (kind: DrawingError['kind'], offset: number, typed: string) => {
    if (!errors.has(kind)) errors.set(kind, { kind, offset, length: typed.length, typed });
  };
  const opening = openingTag(text);
  if (opening && /^<svg(?=[\s/>])(?!.*\sxmlns\s*=)/is.test(opening.tag)) add('nameless', opening.offset, '<svg');
  const read = withoutComments(text);
  for (const { 0: whole, 1: name = '', index } of read.matchAll(TAG)) {
    if (name.toLowerCase() === 'script') add('active', index, '<script');
    const handler = HANDLER.exec(withoutValues(whole));
    if (handler?.[1]) add('active', index + handler.index + 1, handler[1]);
    const address = ADDRESS.exec(whole);
    const to = (address?.[1] ?? address?.[2] ?? '').trim();
    if (!address || !to) continue;
    const offset = index + address.index + address[0].lastIndexOf(to);
    if (/^javascript:/i.test(to)) add('active', offset, to);
    else if (SHOWING.test(name) && leadsOut(to)) add('foreign', offset, to);
  }
  for (const { 0: whole, 1: to = '', index } of read.matchAll(STYLE_ADDRESS)) {
    if (leadsOut(to)) add('foreign', index + whole.lastIndexOf(to), to);
  }
  return [...errors.values()];
}
