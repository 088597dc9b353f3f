import { useEffect, useState } from 'react';
import { mediaPath } from './site-pictures.ts';

/** Returns the address of a picture of the site, or of the file on the author's device that it is made from. */
export function usePictureSource(file: string, local?: File): string {
  const [source] = useState(() => (local ? URL.createObjectURL(local) : mediaPath(file)));
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  return source;
}
