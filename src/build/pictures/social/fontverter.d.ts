declare module 'fontverter' {
  /** Converts a font file to another container, without changing its outlines. */
  export function convert(font: Uint8Array, format: 'truetype' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
