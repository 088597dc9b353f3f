import { type FilmIconName, filmIcons } from './film-icons.ts';

/** A sign of the player. Decorative: the button's words say the same. */
export function FilmIcon({ name }: { name: FilmIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={filmIcons[name]} />
    </svg>
  );
}
