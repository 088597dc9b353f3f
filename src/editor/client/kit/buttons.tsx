import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';

/** A button for something that is rarely done, aligned with the text above it. */
export const QuietButton = styled(Button)({ justifySelf: 'start', marginLeft: -12, color: 'var(--v-muted)' });

const StartButton = styled(Button)({ lineHeight: 1.3, textAlign: 'start' });

interface AddButtonProps {
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Adds an entry to the list above it. */
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

interface LinkButtonProps {
  isDisabled?: boolean;
  /** Whether it has the colour of the text around it. */
  isPlain?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A button that looks like a link and opens another place of the editor. */
export function LinkButton({ isDisabled = false, isPlain = false, onPress, children }: LinkButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      color={isPlain ? 'inherit' : 'secondary'}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </Link>
  );
}
