import Stack from '@mui/material/Stack';
import type { Action, Labels } from '../../model/types.generated.ts';
import { CHOSEN_PLAN } from '../../protocol/attributes.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { ExternalMark, isExternal } from './ExternalMark.tsx';

interface ActionButtonProps {
  action: Action;
  labels: Pick<Labels, 'newTab'>;
  /** Overrides the action's variant. */
  variant?: Action['variant'];
  size?: 'medium' | 'large';
  /** The plan that it selects, in words. */
  plan?: string;
}

/** An action as a button link. Links to other sites open in a new tab, and announce it. */
export function ActionButton({ action, labels, variant, size = 'medium', plan }: ActionButtonProps) {
  const { label, to } = action;
  const external = isExternal(to);
  return (
    <ButtonLink
      href={to}
      look={variant ?? action.variant}
      size={size}
      newTab={external}
      {...(plan ? { [CHOSEN_PLAN]: plan } : {})}
    >
      {label}
      {external && <ExternalMark newTab={labels.newTab} />}
    </ButtonLink>
  );
}

interface ActionsProps {
  actions: Action[] | undefined;
  labels: Pick<Labels, 'newTab'>;
  size?: 'medium' | 'large';
}

/** The actions of a block, next to each other if there is space. */
export function Actions({ actions, labels, size = 'medium' }: ActionsProps) {
  if (!actions?.length) return null;
  return (
    <Stack
      spacing={2}
      direction={{ xs: 'column', md: 'row' }}
      sx={{ flexWrap: { md: 'wrap' }, alignItems: { md: 'center' } }}
    >
      {actions.map((action) => (
        <ActionButton key={action.to + action.label} action={action} labels={labels} size={size} />
      ))}
    </Stack>
  );
}
