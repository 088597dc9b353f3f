import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';

/** The `write` of a mocked editor: makes the call, which must be mocked, and has no open files to show. */
export const mockedWrite: Editor['write'] = async (name, request, beforeShown) => {
  const answer = await call(name, request);
  if (answer.status === 'saved') await beforeShown?.();
  return answer;
};
