/** The few numbers of a font file that decide how much room its text takes. Lengths are in units of the em. */
export interface FontTables {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** Advance width of a character; undefined where the font has no picture for it. */
  advance(character: string): number | undefined;
}

/** Reads `head`, `hhea`, `hmtx` and `cmap` (format 4) of an uncompressed TrueType file. Source: OpenType 1.9. */
export function readFontTables(file: Uint8Array): FontTables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tableOffsets(view);
  const at = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no ${name} table.`);
    return offset;
  };
  const hhea = at('hhea');
  const lastWidth = view.getUint16(hhea + 34) - 1;
  const cmap = unicodeMap(view, at('cmap'));
  return {
    unitsPerEm: view.getUint16(at('head') + 18),
    ascent: view.getInt16(hhea + 4),
    descent: -view.getInt16(hhea + 6),
    advance(character) {
      const glyph = glyphOf(view, cmap, character.charCodeAt(0));
      return glyph === 0 ? undefined : view.getUint16(at('hmtx') + 4 * Math.min(glyph, lastWidth));
    },
  };
}

function tableOffsets(view: DataView): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(record + index)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return offsets;
}

function unicodeMap(view: DataView, cmap: number): number {
  for (let record = cmap + 4; record < cmap + 4 + 8 * view.getUint16(cmap + 2); record += 8) {
    const map = cmap + view.getUint32(record + 4);
    if (view.getUint16(map) === 4) return map;
  }
  throw new Error('The font has no cmap of format 4.');
}

function glyphOf(view: DataView, map: number, code: number): number {
  const size = view.getUint16(map + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((gap) => map + gap) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < size; segment += 2) {
    if (code > view.getUint16(ends + segment)) continue;
    const start = view.getUint16(starts + segment);
    if (code < start) return 0;
    const range = view.getUint16(ranges + segment);
    const delta = view.getInt16(deltas + segment);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(ranges + segment + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
