import SvgIcon from '@mui/material/SvgIcon';
import { type FilmIconName, filmIcons } from './film-icons.ts';

/** A sign of the player. Decorative: the button's words say the same. */
export function FilmIcon({ name }: { name: FilmIconName }) {
  return (
    <SvgIcon fontSize="inherit">
      <path d={filmIcons[name]} />
    </SvgIcon>
  );
}
