import type { ReactNode } from 'react';

/** How much a link that looks like a button asks for. */
export type ButtonLook = 'primary' | 'secondary' | 'text';

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  size?: 'medium' | 'large';
  fullWidth?: boolean;
  className?: string;
  /** Opens in a new tab. */
  newTab?: boolean;
  children: ReactNode;
}

/**
 * A link that looks like a button. Its rules stand in the base style sheet (`button-css.ts`): buttons are on every
 * page, and a component of the library costs each page a kilobyte of rules.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, look = 'primary', size = 'medium', fullWidth = false, className, newTab = false, children } = props;
  const names = [
    'button',
    look !== 'primary' && `button-${look}`,
    size === 'large' && 'button-large',
    fullWidth && 'button-wide',
    className,
  ];
  return (
    <a
      className={names.filter(Boolean).join(' ')}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}
