declare module 'nspell' {
  /** A spelling checker of one Hunspell dictionary. */
  interface Nspell {
    correct(word: string): boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Nspell;
}
