import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Emphasis of a button link. */
type ButtonLook = 'primary' | 'secondary' | 'text';

const variants = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

interface ButtonLinkProps extends Pick<ButtonProps, 'className' | 'sx'> {
  href: string;
  look?: ButtonLook;
  size?: 'medium' | 'large';
  /** Opens in a new tab. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', newTab, ...rest }: ButtonLinkProps) {
  return <Button variant={variants[look]} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest} />;
}
