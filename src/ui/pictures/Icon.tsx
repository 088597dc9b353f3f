import SvgIcon from '@mui/material/SvgIcon';
import { type IconName, icons } from '../../art/icons.ts';

/** `inherit` is as high as the surrounding text, `medium` slightly higher, `large` independent of it. */
type IconSize = 'inherit' | 'medium' | 'large';

/** An outlined icon. Decorative, because there is a text next to it. The theme sets its stroke. */
export function Icon({ name, size = 'medium' }: { name: IconName; size?: IconSize }) {
  return (
    <SvgIcon fontSize={size}>
      <path d={icons[name]} />
    </SvgIcon>
  );
}
