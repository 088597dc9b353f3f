import SvgIcon from '@mui/material/SvgIcon';
import { type PlayerIconName, playerIcons } from './film-icons.ts';

/** A sign of the player. Decorative: the button's words say the same. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <SvgIcon fontSize="inherit">
      <path d={playerIcons[name]} />
    </SvgIcon>
  );
}
