declare module 'fontverter' {
  /** Brings a font file to another container, its outlines untouched. */
  export function convert(font: Uint8Array, format: 'truetype' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
