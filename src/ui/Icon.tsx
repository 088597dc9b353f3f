import { type IconName, icons } from '../art/icons.ts';

/**
 * A line icon as high as `size` (em by default, so that it follows its text). Decorative: its text says the same. How
 * its lines are drawn stands once in the base style sheet (`.icon`).
 */
export function Icon({ name, size = '1.25em', filled }: { name: IconName; size?: string; filled?: boolean }) {
  return (
    <svg
      className={filled ? 'icon icon-filled' : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
