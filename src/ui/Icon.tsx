import { type IconName, icons } from '../art/icons.ts';

/** A line icon as high as `size` (em by default, so that it follows its text). Decorative: its text says the same. */
export function Icon({ name, size = '1.25em', filled }: { name: IconName; size?: string; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'inline-block', flex: 'none', verticalAlign: '-.22em' }}
    >
      <path d={icons[name]} />
    </svg>
  );
}
