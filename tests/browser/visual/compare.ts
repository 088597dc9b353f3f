import sharp from 'sharp';

/** Width at which pictures are compared, in pixels: small enough to ignore the edges of letters. */
const WIDTH = 200;
/** Blur of both pictures before the comparison (sigma, in pixels of the small picture). */
const BLUR = 1.6;
/** Difference of one channel, 0 to 255, from which a point counts as different. */
const SEEN = 24;

/** Difference between two pictures. */
export interface Difference {
  /** Share of points that differ visibly, 0 to 1. */
  different: number;
  /** Difference in height, as a share of the height. */
  stretched: number;
}

/** Scales a picture to the size of the stored ones. */
export async function shrink(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).resize({ width: WIDTH }).removeAlpha().png({ palette: true, colours: 128 }).toBuffer();
}

async function pixels(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return await sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .blur(BLUR)
    .raw()
    .toBuffer();
}

/** Compares a picture with the stored one, ignoring differences in the rendering of text. */
export async function compare(picture: Buffer, kept: Buffer): Promise<Difference> {
  const { width = WIDTH, height = 1 } = await sharp(kept).metadata();
  const own = await sharp(await shrink(picture)).metadata();
  const [one, other] = await Promise.all([pixels(picture, { width, height }), pixels(kept, { width, height })]);
  let different = 0;
  for (let index = 0; index < one.length; index += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0)) > SEEN,
    );
    if (far) different += 1;
  }
  return { different: different / (width * height), stretched: Math.abs((own.height ?? 0) - height) / height };
}
