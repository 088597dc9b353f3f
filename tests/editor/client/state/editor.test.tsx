import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { openEditor } from '../../../../src/editor/client/state/editor.ts';
import { countInputs } from '../../../../src/editor/client/state/inputs.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ CallError: Error, call: vi.fn() }));
vi.mock('../../../../src/editor/client/calls/listen.ts', () => ({ listen: vi.fn() }));

const tree = { pages: [], sections: [], texts: [], problems: [], facts: [], journal: { steps: [] } };
const guide = { file: 'guide:a/b', path: 'a/b.md', text: 'Le texte', hash: 'h', data: { title: 'A' }, bodyOffset: 0 };

let end = () => {};
afterEach(() => end());

it('does not show a form that comes late to somebody who has gone on typing in another one', async () => {
  end = countInputs();
  let answer = () => {};
  vi.mocked(call).mockImplementation(async (name, request) => {
    if (name === 'site') return tree as never;
    if (name === 'schema') return { schema: {} } as never;
    if ((request as { file: string }).file === 'manifest')
      return { file: 'manifest', text: '', hash: 'm', data: {} } as never;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return guide as never;
  });
  const editor = await openEditor();
  const field = document.body.appendChild(document.createElement('input'));
  await editor.open({ file: 'manifest', pointer: '/business' });
  const late = editor.open({ file: 'guide:a/b' });
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  answer();
  await late;
  expect(editor.store.get().selection?.file).toBe('manifest');
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().selection?.file).toBe('guide:a/b');
});
