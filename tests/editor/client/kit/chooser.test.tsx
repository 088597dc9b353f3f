import { expect, it } from 'vitest';
import { Chooser } from '../../../../src/editor/client/kit/Chooser.tsx';
import { render, screen } from '../../../ui/testing-library.ts';

it('takes the keys for its search as soon as it is there, before it has finished appearing', () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  anchor.focus();
  render(
    <Chooser
      anchor={anchor}
      title="Choisir un lien"
      entries={['Accueil', 'Contact']}
      keyOf={String}
      textOf={String}
      onChoose={() => {}}
      onClose={() => {}}
    >
      {String}
    </Chooser>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Choisir un lien/ }));
});
