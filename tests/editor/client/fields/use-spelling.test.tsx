import { expect, it, vi } from 'vitest';
import { CallError, call } from '../../../../src/editor/client/calls/call.ts';
import { useSpelling } from '../../../../src/editor/client/fields/SpellingList.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import type { MisspeltWord } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { act, renderHook } from '../../../ui/testing-library.ts';
import { mockedWrite } from '../state/mocked-write.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
}));

it('says that a word cannot be added to the lexicon while the server is away', async () => {
  const gone = new CallError('unreachable', '');
  vi.mocked(call).mockRejectedValue(gone);
  const editor = { write: mockedWrite, notify: vi.fn(), fail: vi.fn() };
  const { result } = renderHook(() => useSpelling([], false), {
    wrapper: ({ children }) => <EditorContext value={fromPartial<Editor>(editor)}>{children}</EditorContext>,
  });
  await act(async () => result.current.acceptWord({ word: 'fournil' } as MisspeltWord));
  expect(editor.fail).toHaveBeenCalledExactlyOnceWith(gone);
  expect(editor.notify).not.toHaveBeenCalled();
});
