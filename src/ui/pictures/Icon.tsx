import SvgIcon from '@mui/material/SvgIcon';
import { type IconName, icons } from '../../art/icons.ts';

/** `inherit` is as high as the text around it, `medium` a little higher, `large` stands by itself. */
export type IconSize = 'inherit' | 'medium' | 'large';

/** A line icon. Decorative: its text says the same. The theme says how its line is drawn. */
export function Icon({ name, size = 'medium' }: { name: IconName; size?: IconSize }) {
  return (
    <SvgIcon fontSize={size}>
      <path d={icons[name]} />
    </SvgIcon>
  );
}
