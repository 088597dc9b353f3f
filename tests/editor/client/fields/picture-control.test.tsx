import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { type FormScope, FormScopeContext } from '../../../../src/editor/client/fields/FormScopeProvider.tsx';
import { PictureControl } from '../../../../src/editor/client/fields/PictureControl.tsx';
import type { FieldNode } from '../../../../src/editor/client/form/form-node.ts';
import { keepAlt, keptAlt } from '../../../../src/editor/client/pictures/picture-alts.ts';
import type { MediaEntry } from '../../../../src/editor/protocol.ts';
import { schemaNamed } from '../../../../src/model/schema/schemas.ts';
import { fromPartial } from '../../../from-partial.ts';
import { act, fireEvent, screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ CallError: class extends Error {}, call: vi.fn() }));

const entry = (file: string, width: number): MediaEntry => ({ file, bytes: 1, width, height: width / 2, uses: [] });
const media = [entry('media/four-1600.webp', 1600), entry('media/four-480.avif', 480)];
const picture = { source: 'media/old.png', alt: 'L’ancienne', width: 3, height: 3, variants: ['media/old-480.webp'] };

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: () => {} });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
});

function renderControl({ alt = picture.alt, isDecorative = false } = {}) {
  const change = vi.fn();
  const scope = fromPartial<FormScope>({ file: 'manifest', data: { picture: { ...picture, alt } }, change });
  const properties = { picture: { ...schemaNamed('picture'), 'x-decorative': isDecorative } };
  const field = { pointer: '/picture/source', key: 'source', value: picture.source } as FieldNode;
  const ids = { id: 'a', labelId: 'b', 'aria-describedby': 'c', 'aria-invalid': false, 'aria-required': true };
  renderInEditor(
    <FormScopeContext value={scope}>
      <PictureControl field={field} state={{ text: picture.source } as never} ids={ids} isReadOnly={false} />
    </FormScopeContext>,
    {},
    { media, schemas: { site: { type: 'object', properties } } },
  );
  return { change };
}

async function choose(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Choisir une image' }));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
}

const put = (pointer: string, value: unknown, oldValue: unknown) => ({ type: 'set', pointer, value, oldValue });

it('asks for the alternative text of another picture, and writes source, text, sizes and variants in one step', async () => {
  const { change } = renderControl();
  await choose('four');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte alternatif' });
  expect(text.value).toBe('');
  fireEvent.change(text, { target: { value: ' Le four ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser cette image' }));
  expect(change.mock.calls).toEqual([
    [
      [
        put('/picture/source', 'media/four-1600.webp', picture.source),
        put('/picture/alt', 'Le four', picture.alt),
        put('/picture/width', 1600, 3),
        put('/picture/height', 800, 3),
        put('/picture/variants', ['media/four-480.avif', 'media/four-1600.webp'], picture.variants),
      ],
      { label: 'Image : four' },
    ],
  ]);
  // The text of the replaced picture is kept for its next use.
  expect(keptAlt('media/old.png')).toBe('L’ancienne');
  expect(keptAlt('media/four-1600.webp')).toBe('Le four');
});

it('proposes the alternative text that was kept for a picture', async () => {
  keepAlt('media/four-1600.webp', 'Le four à bois');
  renderControl();
  await choose('four');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte alternatif' }).value).toBe('Le four à bois');
});

it('proposes no text that another site, which was served at the same port, has kept', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'vitrine-edit';
  onTestFinished(() => meta.remove());
  meta.dataset.site = 'a';
  keepAlt('media/four-1600.webp', 'Le four d’un autre');
  meta.dataset.site = 'b';
  expect(keptAlt('media/four-1600.webp')).toBe('');
  meta.dataset.site = 'a';
  expect(keptAlt('media/four-1600.webp')).toBe('Le four d’un autre');
});

it('does not ask for a text of a decorative picture', async () => {
  const { change } = renderControl({ alt: '', isDecorative: true });
  await choose('four');
  expect(change).toHaveBeenCalledTimes(1);
  expect(change.mock.calls[0]?.[0]).toHaveLength(4);
});

/** Drops a photo on the field. Returns a function that answers the request that the drop has sent. */
async function dropPhoto() {
  let answer = (_: unknown) => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve as never)));
  const file = new File(['bytes'], 'four.jpg', { type: 'image/jpeg' });
  const dataTransfer = { files: [file], types: ['Files'], getData: () => '' };
  await act(async () => void fireEvent.drop(screen.getByRole('textbox'), { dataTransfer }));
  return (said: unknown) => act(async () => answer(said));
}

it('asks for the text of a dropped picture while it is made smaller, and uses the picture once it is added', async () => {
  const { change } = renderControl();
  const answer = await dropPhoto();
  const dialog = screen.getByRole('dialog', { name: 'Que montre cette image ?' });
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('blob:local');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(vi.mocked(call).mock.calls[0]).toEqual([
    'picture-add',
    { id: expect.any(String), name: 'four.jpg', data: btoa('bytes') },
  ]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Texte alternatif' }), { target: { value: ' Le four ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser cette image' }));
  expect(change).not.toHaveBeenCalled();
  await answer({ status: 'saved', picture: 'media/four-1600.webp' });
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[0]?.[0]).toContainEqual(put('/picture/alt', 'Le four', picture.alt));
  expect(change.mock.calls[0]?.[0]).toContainEqual(put('/picture/source', 'media/four-1600.webp', picture.source));
  expect(keptAlt('media/four-1600.webp')).toBe('Le four');
  expect(screen.queryByRole('button', { name: 'Utiliser cette image' })).toBeNull();
});

it('asks no longer for the text of a picture that is refused, and says why', async () => {
  const { change } = renderControl();
  const answer = await dropPhoto();
  expect(screen.getByRole('dialog', { name: 'Que montre cette image ?' })).toBeTruthy();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await answer({ status: 'unusable', reason: 'heic' });
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Texte alternatif' })).toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('four.jpg');
  expect(change).not.toHaveBeenCalled();
});
