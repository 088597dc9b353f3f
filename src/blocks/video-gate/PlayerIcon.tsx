import SvgIcon from '@mui/material/SvgIcon';
import { type PlayerIconName, playerIcons } from './player-icons.ts';

/** An icon of the player. Decorative, because the button has a label. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <SvgIcon fontSize="inherit">
      <path d={playerIcons[name]} />
    </SvgIcon>
  );
}
