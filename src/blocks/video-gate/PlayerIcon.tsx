import SvgIcon from '@mui/material/SvgIcon';

/** Paths of the player's icons in a view box of 24 units, drawn as outlines. */
const playerIcons = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3.5 6h17v12h-17zM11 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leave: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

type PlayerIconName = keyof typeof playerIcons;

/** An icon of the player. Decorative, because the button has a label. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <SvgIcon fontSize="inherit">
      <path d={playerIcons[name]} />
    </SvgIcon>
  );
}
