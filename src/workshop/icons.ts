import path from 'node:path';
import sharp from 'sharp';
import { drawFavicon } from '../art/logo.ts';
import { writeFile } from '../publish/files/write-file.ts';
import { ICON_SIZES, iconFolder } from '../publish/pictures/icons.ts';

/** Writes the pixel icons. Run it again after a change of the logo. */
for (const [file, size] of Object.entries(ICON_SIZES)) {
  const picture = sharp(Buffer.from(drawFavicon()), { density: 600 }).resize(size, size).png({ compressionLevel: 9 });
  writeFile(path.join(iconFolder, file), await picture.toBuffer());
  console.log(file);
}
