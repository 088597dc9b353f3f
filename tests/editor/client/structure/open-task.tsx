import { vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { TaskDialog } from '../../../../src/editor/client/structure/TaskDialog.tsx';
import type { StructureTask } from '../../../../src/editor/client/structure/task.ts';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';
import { mockedWrite } from '../state/mocked-write.ts';

/** Makes the server answer each request for a plan with `plan`, and accept the change. `call` must be mocked. */
export function answerWith(plan: StructurePlan): void {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : plan) as never);
}

/** Opens the dialog of a task in a mocked editor. */
export function openTask(task: StructureTask, state: Partial<EditorState> = {}) {
  const editor = {
    store: createStore({ documents: new Map(), ...state } as EditorState),
    whenSaved: async () => true,
    readSite: async () => {},
    dispatch: () => {},
    show: vi.fn(),
    write: mockedWrite,
    notify: vi.fn(),
  };
  const onClose = vi.fn();
  const { unmount } = render(
    <EditorContext value={editor as unknown as Editor}>
      <TaskDialog task={task} onClose={onClose} />
    </EditorContext>,
  );
  return { ...editor, onClose, unmount };
}

export const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

/** Presses a button once it is enabled. */
export async function press(name: string): Promise<void> {
  await waitFor(() => {
    if (button(name).disabled) throw new Error(`« ${name} » is disabled`);
  });
  fireEvent.click(button(name));
}
