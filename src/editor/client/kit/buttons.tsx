import Button from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { EditorIcon, type EditorIconName } from '../style/EditorIcon.tsx';

/** A button for a rare action, aligned with the text above it. */
export const QuietButton = styled(Button)({ justifySelf: 'start', marginLeft: -12, color: 'var(--v-muted)' });

const StartButton = styled(Button)({ lineHeight: 1.3, textAlign: 'start' });

interface AddButtonProps {
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Shows a button that adds an entry to the list above it. */
export function AddButton({ isDisabled = false, onPress, children }: AddButtonProps) {
  return (
    <StartButton
      variant="outlined"
      startIcon={<EditorIcon name="plus" size="1em" />}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </StartButton>
  );
}

interface IconActionProps
  extends Pick<IconButtonProps, 'edge' | 'onMouseDown' | 'aria-describedby' | 'aria-expanded' | 'aria-pressed'> {
  icon: EditorIconName;
  /** Also shown as its tooltip. */
  label: string;
  /** Name of the part that the button changes, if there are several such buttons. */
  of?: string;
  size?: string;
  isDisabled?: boolean;
  onPress(button: HTMLElement): void;
}

/** Shows a button that consists of an icon. */
export function IconAction({ icon, label, of, size = '1em', isDisabled = false, onPress, ...rest }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={of ? `${label} : ${of}` : label}
          disabled={isDisabled}
          onClick={({ currentTarget }) => onPress(currentTarget)}
          {...rest}
        >
          <EditorIcon name={icon} size={size} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

interface LinkButtonProps {
  isDisabled?: boolean;
  /** Whether it has the colour of the text around it. */
  isPlain?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Shows a button that looks like a link and opens another place of the editor. */
export function LinkButton({ isDisabled = false, isPlain = false, onPress, children }: LinkButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      underline={isPlain ? 'always' : 'hover'}
      color={isPlain ? 'inherit' : 'secondary'}
      data-plain={isPlain}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </Link>
  );
}
