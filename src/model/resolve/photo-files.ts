/** Widths in pixels of a guide's photo files, in ascending order. */
const PHOTO_WIDTHS = [480, 800, 1200] as const;

/** Formats of a guide's photo files: browsers use the first one that they support. */
const PHOTO_FORMATS = ['avif', 'webp'] as const;

/** Width and height of the widest file; all files have the aspect ratio of the drawn banners. */
export const PHOTO_SIZE = { width: 1200, height: 420 };

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** One file of a guide's photo. `source` is its name as in the manifest: `media/photos/section/x-480.webp`. */
export interface PhotoFile {
  source: string;
  width: (typeof PHOTO_WIDTHS)[number];
  format: PhotoFormat;
}

/** Returns the files of a guide's photo, given the guide's section and name: `section/x`. */
export function photoFiles(guide: string): PhotoFile[] {
  return PHOTO_FORMATS.flatMap((format) =>
    PHOTO_WIDTHS.map((width) => ({ source: `media/photos/${guide}-${width}.${format}`, width, format })),
  );
}
