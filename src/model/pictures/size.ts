/** Width and height of a picture as browsers show it, in pixels; for a drawing, in any unit. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Result of reading the header of a picture. */
export interface Measured {
  /** Absent if it is missing, or if browsers disagree on rotating the picture. */
  size?: PictureSize;
  /** Whether the file is truncated. */
  isCut: boolean;
}

/** Returns a size with positive sides; otherwise no size. */
export function sizeOf(width: number, height: number): { size?: PictureSize } {
  return width > 0 && height > 0 ? { size: { width, height } } : {};
}
