/** The package has no types; these are the options used here. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** A number pins the axis; a range keeps it. */
    variationAxes?: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
