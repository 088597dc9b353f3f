import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConsentButton } from '../../../src/blocks/consent-button/ConsentButton.tsx';
import { configureConsent } from '../../../src/consent/configure.ts';
import { consentStore } from '../../../src/consent/consent.ts';
import type { Labels } from '../../../src/model/types.generated.ts';
import { agendaService, consent } from '../../consent/settings.ts';
import { act, render, screen } from '../../ui/testing-library.ts';
import { resolveExample } from '../render-blocks.tsx';

it('opens the banner again, and shows the current choice', async () => {
  localStorage.clear();
  configureConsent({ consent, gated: [agendaService] });
  render(<ConsentButton block={resolveExample('consent-button')} labels={{} as Labels} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Gérer mes cookies' }));
  expect(consentStore.state().reopened).toBe(1);
  act(() => consentStore.choose({ agenda: true }));
  expect(screen.getByRole('checkbox', { name: 'Agenda' })).toBeChecked();
  act(() => consentStore.choose({ agenda: false }));
  expect(screen.getByRole('checkbox', { name: 'Agenda' })).not.toBeChecked();
});
