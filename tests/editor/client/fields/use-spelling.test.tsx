import { expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { useSpelling } from '../../../../src/editor/client/fields/SpellingList.tsx';
import type { MisspeltWord } from '../../../../src/editor/protocol.ts';
import { act, renderHook } from '../../../ui/testing-library.ts';
import { mockEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

it('says that a word cannot be added to the lexicon while the server is away', async () => {
  const gone = new Error('');
  vi.mocked(call).mockRejectedValue(gone);
  const { wrapper, fail, notify } = mockEditor();
  const { result } = renderHook(() => useSpelling([], false), { wrapper });
  await act(async () => result.current.acceptWord({ word: 'fournil' } as MisspeltWord));
  expect(fail).toHaveBeenCalledExactlyOnceWith(gone);
  expect(notify).not.toHaveBeenCalled();
});
