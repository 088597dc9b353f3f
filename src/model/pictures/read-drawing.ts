import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { isSafeAddress } from '../../text/addresses.ts';
import type { TextRange } from '../../text/range.ts';
import { isListedAttribute, isListedElement, isListedInstruction, mayBeAnimated, SVG, XLINK } from './drawing-parts.ts';
import { type Measured, sizeOf } from './size.ts';
import { foreignAddressIn } from './style-address.ts';

/**
 * An error in a drawing: it runs a script, loads something from outside its file, lacks the SVG namespace, is not
 * well-formed XML, or has a part that is not on the list.
 */
export interface DrawingError extends TextRange {
  kind: 'active' | 'foreign' | 'malformed' | 'nameless' | 'unlisted';
  typed: string;
}

/**
 * Encodings that represent the characters of XML markup by the same bytes as the encoding with which the file was read.
 */
const ENCODING = /^(?:utf-8|utf-16|us-ascii|iso-8859-1|iso-8859-15|windows-1252)$/i;

/** Returns a length in pixels; `NaN` for a length in any other unit. */
function pixels(length: string): number {
  return Number(/^(\d+(?:\.\d+)?)(?:\s*px)?$/.exec(length.trim())?.[1] ?? Number.NaN);
}

/** Reads the size of a drawing from the attributes of its root element. */
function sizeIn({ attributes }: SaxesTagNS): Pick<Measured, 'size'> {
  const { width, height, viewBox } = attributes;
  if (width || height) return sizeOf(pixels(width?.value ?? ''), pixels(height?.value ?? ''));
  const [, , wide = 0, high = 0] = (viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sizeOf(wide, high);
}

/** A part of the text, by its offsets. */
interface Span extends TextRange {}

/** Returns the range of an attribute's value, without its quotes and whitespace. */
function valueSpan(text: string, { start, end }: Span): Span {
  let from = text.indexOf('=', start) + 1;
  while (/\s/.test(text.charAt(from))) from += 1;
  const raw = text.slice(from + 1, end - 1);
  return { start: from + 1 + raw.length - raw.trimStart().length, end: from + 1 + raw.trimEnd().length };
}

/** Reads a drawing as browsers do: as XML, up to the first syntax error. */
export function readDrawing(text: string): Measured & { errors: DrawingError[] } {
  const errors = new Map<DrawingError['kind'], DrawingError>();
  const add = (kind: DrawingError['kind'], { start, end }: Span) => {
    const typed = text.slice(start, end);
    if (!errors.has(kind)) errors.set(kind, { kind, start, end: start + typed.length, typed });
  };
  const parser = new SaxesParser({ xmlns: true, position: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });

  const checkAddress = ({ local }: SaxesTagNS, value: string, span: Span) => {
    const address = value.trim();
    if (address === '' || address.startsWith('#')) return;
    const isSafe = isSafeAddress(address);
    if (local === 'a') {
      if (!isSafe) add('active', span);
      return;
    }
    if ((local === 'image' || local === 'feImage') && /^data:image\//i.test(address)) return;
    add(isSafe || /^data:/i.test(address) ? 'foreign' : 'active', span);
  };

  const checkStyle = (css: string, { start, end }: Span) => {
    const foreign = foreignAddressIn(css);
    if (foreign === undefined) return;
    const { address, offset } = foreign;
    const at = text.startsWith(address, start + offset) ? start + offset : text.indexOf(address, start);
    add('foreign', at < 0 || at >= end ? { start, end } : { start: at, end: at + address.length });
  };

  const checkAttribute = (tag: SaxesTagNS, attribute: SaxesAttributeNS, span: Span) => {
    const { uri, local, name, value } = attribute;
    const inside = () => valueSpan(text, span);
    if (/^on/i.test(local)) add('active', { start: span.start, end: text.indexOf('=', span.start) + 1 });
    else if (!isListedAttribute({ uri, local })) add('unlisted', { start: span.start, end: span.start + name.length });
    else if (local === 'href' && (uri === '' || uri === XLINK)) checkAddress(tag, value, inside());
    else if (name === 'attributeName' && !mayBeAnimated(value)) add('unlisted', span);
    else checkStyle(value, inside());
  };

  let size: Pick<Measured, 'size'> | undefined;
  let isNameless = false;
  let opening: Span = { start: 0, end: 0 };
  let spans: Span[] = [];
  /** Start of the text of the open `<style>`. */
  let styleStart: number | undefined;
  let style = '';

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding === undefined || ENCODING.test(encoding)) return;
    const start = text.indexOf(encoding);
    add('unlisted', { start, end: start + encoding.length });
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    const start = text.lastIndexOf('<!DOCTYPE', parser.position - doctype.length);
    add('unlisted', { start, end: text.indexOf('[', start) + 1 });
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (isListedInstruction(target)) return;
    const start = text.lastIndexOf(`<?${target}`, parser.position - body.length);
    add('unlisted', { start, end: start + target.length + 2 });
  });
  parser.on('opentagstart', ({ name }) => {
    opening = { start: parser.position - name.length - 2, end: parser.position - 1 };
    spans = [];
  });
  parser.on('attribute', () => {
    let start = spans.at(-1)?.end ?? opening.end;
    while (/\s/.test(text.charAt(start))) start += 1;
    spans.push({ start, end: parser.position });
  });
  parser.on('opentag', (tag) => {
    if (!size) {
      size = sizeIn(tag);
      isNameless = tag.uri === '' && tag.local === 'svg';
      if (isNameless) add('nameless', opening);
    }
    const uri = isNameless && tag.uri === '' ? SVG : tag.uri;
    if (tag.local.toLowerCase() === 'script') add('active', opening);
    else if (styleStart !== undefined || !isListedElement({ uri, local: tag.local })) add('unlisted', opening);
    else {
      for (const [index, attribute] of Object.values(tag.attributes).entries()) {
        const span = spans[index];
        if (span) checkAttribute(tag, attribute, span);
      }
    }
    if (tag.local === 'style' && !tag.isSelfClosing) [styleStart, style] = [parser.position, ''];
  });
  parser.on('text', (part) => {
    if (styleStart !== undefined) style += part;
  });
  parser.on('cdata', (part) => {
    if (styleStart !== undefined) style += part;
  });
  parser.on('closetag', ({ local }) => {
    if (local !== 'style' || styleStart === undefined) return;
    checkStyle(style, { start: styleStart, end: parser.position - local.length - 3 });
    styleStart = undefined;
  });

  let isCut = false;
  try {
    parser.write(text);
    try {
      parser.close();
    } catch {
      isCut = true;
    }
  } catch {
    const end = Math.min(parser.position, text.length);
    add('malformed', { start: Math.max(text.lastIndexOf('<', end - 1), end - 40, 0), end });
  }
  return { ...size, isCut, errors: [...errors.values()] };
}
