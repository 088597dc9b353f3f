/** Width and height of a picture as browsers show it, in pixels; of a drawing, in any unit. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the header of a picture says. */
export interface Measured {
  /** Nothing where it does not say it, or turns the picture in a way that browsers do not agree on. */
  size?: PictureSize;
  /** Whether the file ends before the picture does. */
  isCut: boolean;
}

/** A size whose sides are above zero; nothing else is one. */
export function sizeOf(width: number, height: number): { size?: PictureSize } {
  return width > 0 && height > 0 ? { size: { width, height } } : {};
}
