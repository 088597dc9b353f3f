import { expect, it, vi } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import type { Calls } from '../../../../src/editor/calls.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { EditorProblem, MisspeltWord } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, screen, waitFor, within } from '../../../ui/testing-library.ts';
import { openForm } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const faq = (items: Json[]) => ({ pages: [{ path: '/', sections: [{ type: 'faq', heading: 'Questions', items }] }] });

it('says at the head of a provisional entry that it is provisional, until its author has replaced it', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}));
  const items = [
    { question: 'Ouvrez-vous le lundi ?', answer: 'Non.' },
    { question: 'Question', answer: 'Réponse', placeholder: true },
  ];
  const { unmark } = openForm('/pages/0/sections/0', faq(items));
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrez-vous le lundi ?' }));
  expect(screen.queryByText('Provisoire.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Question' }));
  const note = screen.getByText('Provisoire.').parentElement?.parentElement as HTMLElement;
  expect(note.textContent).toContain('Dites ce qu’il en est chez vous');
  fireEvent.click(within(note).getByRole('button', { name: 'C’est remplacé : Question' }));
  const mark = { file: 'manifest', pointer: '/pages/0/sections/0/items/1/placeholder' };
  expect(unmark).toHaveBeenCalledWith(mark, 'Question');
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('Question');
});

it('says at the head of an entry that no page shows it', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}));
  const testimonials = [{ id: 'autre', name: 'Zoé', content: 'Très bon.' }];
  const code = 'reference/unused';
  const message = '« autre » n’est montré sur aucune page.';
  const place = { file: 'manifest', pointer: '/testimonials/0/id', routes: [], range: { start: 0, end: 0 } } as const;
  const problem = fromPartial<EditorProblem>({ code, severity: 'note', message, help: '', ...place });
  const { container } = openForm('/testimonials', { testimonials }, { problems: [problem] });
  const note = screen.getByText(message, { exact: false });
  const author = screen.getByDisplayValue('Zoé');
  expect(container.contains(note)).toBe(true);
  expect(note.compareDocumentPosition(author) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('marks misspelt words in fields and lists, after one call for the form, and corrects them', async () => {
  type SpellingText = Calls['spelling']['request']['texts'][number];
  const texts: SpellingText[] = [];
  vi.mocked(call).mockImplementation((name: string, body: unknown) => {
    if (name !== 'spelling') return Promise.resolve({}) as never;
    texts.push(...(body as { texts: SpellingText[] }).texts);
    const wordsIn = ({ text }: SpellingText): MisspeltWord[] => {
      const start = text.indexOf('abbonnement');
      return start < 0
        ? []
        : [{ word: 'abbonnement', start, end: start + 'abbonnement'.length, suggestion: 'abonnement' }];
    };
    return Promise.resolve({ words: (body as { texts: SpellingText[] }).texts.map(wordsIn) }) as never;
  });
  const { change } = openForm('/pages/0/sections/0', faq([{ question: 'Et l’abbonnement ?', answer: 'Un **mois**.' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Et l’abbonnement ?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Corriger : abonnement' }));
  expect(texts).toEqual([
    { text: 'Questions', markdown: false },
    { text: 'Et l’abbonnement ?', markdown: false },
    { text: 'Un **mois**.', markdown: true },
  ]);
  const [, operations] = change.mock.calls[0] ?? [];
  expect(operations).toMatchObject([{ type: 'set', value: 'Et l’abonnement ?' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Corriger : abonnement' })).toBeNull());
});
