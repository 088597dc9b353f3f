import { beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { ImageLibrary } from '../../../../src/editor/client/fields/ImageLibrary.tsx';
import { keptAlt } from '../../../../src/editor/client/pictures/picture-alts.ts';
import type { MediaEntry } from '../../../../src/editor/protocol.ts';
import { schemaNamed } from '../../../../src/model/schema/schemas.ts';
import { act, fireEvent, screen, within } from '../../../ui/testing-library.ts';
import { renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ CallError: class extends Error {}, call: vi.fn() }));

const picture = (alt: string) => ({ picture: { source: 'media/four-1600.webp', alt } });
const manifest = { pages: [picture('Le four'), picture('Le four'), picture('Le four, ouvert')] };
const properties = {
  pages: { type: 'array', items: { type: 'object', properties: { picture: schemaNamed('picture') } } },
};
const use = (pointer: string, ...routes: string[]) =>
  ({ file: 'manifest', path: 'site.manifest.json', pointer, routes }) as const;
const uses = manifest.pages.map((_, index) => use(`/pages/${index}/picture/source`, `/p${index}`));
const media: MediaEntry[] = [
  { file: 'media/four-1600.webp', bytes: 212_345, width: 1600, height: 1200, uses },
  { file: 'media/four-480.avif', bytes: 12_000, width: 480, height: 360, uses: [] },
  { file: 'media/logo.svg', bytes: 900, width: 24, height: 24, uses: [] },
  { file: 'media/chantier.png', bytes: 900, uses: [use('/portfolio/0/image/source')] },
];
const tree = {
  facts: [{ name: 'business.name', label: 'Nom', value: 'Maison Martin' }],
  pages: manifest.pages.map((_, index) => ({ route: `/p${index}`, title: `Page ${index}`, pointer: '' })),
  chains: [],
  settings: [{ key: 'portfolio', title: 'Réalisations', pointer: '/portfolio' }],
};

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: () => {} });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
});

function renderLibrary(data: Json = manifest) {
  const library = (
    <div id="fields" tabIndex={-1}>
      <ImageLibrary />
    </div>
  );
  const schemas = { site: { type: 'object', properties } };
  const editor = renderInEditor(library, data, { media, tree, revision: 0, schemas });
  const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
  return { ...editor, row };
}

const choose = (file: File) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  });

it('shows each picture once, with its size and links to the pages that use it', async () => {
  const { row, open, store } = renderLibrary();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(row('chantier.png').getByRole('button', { name: 'Utilisée sur Réalisations' })).toBeTruthy();
  expect(row('four').getByText(/1\s600 × 1\s200 pixels, 212 ko/)).toBeTruthy();
  expect(row('logo.svg').getByText('Utilisée nulle part')).toBeTruthy();
  await act(async () => fireEvent.click(row('four').getByRole('button', { name: 'Utilisée sur Page 1' })));
  expect(open).toHaveBeenCalledWith(uses[1], { keepPage: true });
  expect(store.get().route).toBe('/p1');
});

it('has a field for each alternative text of a picture, which changes all uses with that text', () => {
  const { row, change } = renderLibrary();
  const fields = row('four').getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Texte alternatif' });
  expect(fields.map(({ value }) => value)).toEqual(['Le four', 'Le four, ouvert']);
  fireEvent.change(fields[0] as Element, { target: { value: 'Le four à bois' } });
  const put = (index: number) => ({
    type: 'set',
    pointer: `/pages/${index}/picture/alt`,
    value: 'Le four à bois',
    oldValue: 'Le four',
  });
  expect(change.mock.calls).toEqual([
    ['manifest', [put(0), put(1)], { label: 'Texte alternatif : four', field: 'alt:media/four-1600.webp:0' }],
  ]);
});

it('shows the facts of an alternative text as chips with their values', () => {
  const { row } = renderLibrary({ pages: manifest.pages.map(() => picture('Le four de {{business.name}}')) });
  expect(row('four').getByRole('textbox', { name: 'Texte alternatif' }).textContent).toBe('Le four de Maison Martin');
});

it('keeps the alternative text of a picture that is not used yet', () => {
  const { row, change } = renderLibrary();
  const field = row('logo.svg').getByRole('textbox', { name: 'Texte alternatif' });
  fireEvent.change(field, { target: { value: 'Notre logo' } });
  expect(keptAlt('media/logo.svg')).toBe('Notre logo');
  expect(change).not.toHaveBeenCalled();
});

it('shows the pages of a picture that cannot be removed', async () => {
  vi.mocked(call).mockResolvedValue({ status: 'refused', message: 'Encore montrée.' } as never);
  const { row, notify } = renderLibrary();
  await act(async () => fireEvent.click(row('four').getByRole('button', { name: 'Supprimer' })));
  const change = { type: 'remove-picture', file: 'media/four-1600.webp' };
  expect(vi.mocked(call).mock.calls).toEqual([['structure', { id: expect.any(String), change }]]);
  const alert = within(row('four').getByRole('alert'));
  expect(alert.getAllByRole('button', { name: /^Utilisée sur Page/ })).toHaveLength(3);
  expect(notify).not.toHaveBeenCalled();
});

it('adds chosen, dropped and pasted pictures, and explains what to do if one is refused', async () => {
  vi.mocked(call).mockResolvedValue({ status: 'unusable', reason: 'heic' } as never);
  renderLibrary();
  const file = new File(['x'], 'IMG_1.HEIC');
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(/« IMG_1\.HEIC » .*Le plus compatible/);
  const data = { files: [file], types: ['Files'], getData: () => '' };
  await act(async () => void fireEvent.drop(document.body, { dataTransfer: data }));
  await screen.findByRole('alert');
  await act(async () => void fireEvent.paste(document.body, { clipboardData: data }));
  await screen.findByRole('alert');
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['picture-add', 'picture-add', 'picture-add']);
  const large = new File(['x'], 'large.jpg');
  Object.defineProperty(large, 'size', { value: 25_000_001 });
  await choose(large);
  expect((await screen.findByRole('alert')).textContent).toContain('plus de 25 Mo');
  expect(call).toHaveBeenCalledTimes(3);
});

it('has a field for the alternative text of a picture that is still made smaller', async () => {
  let answer = (_: unknown) => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve as never)));
  const { row } = renderLibrary();
  await choose(new File(['x'], 'Logo.JPG'));
  const field = row('Logo.JPG').getByRole('textbox', { name: 'Texte alternatif' });
  expect(document.activeElement).toBe(field);
  expect(row('Logo.JPG').queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'Notre lo' } });
  fireEvent.change(field, { target: { value: 'Notre logo' } });
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await act(async () => answer({ status: 'saved', picture: 'media/logo.svg' }));
  expect(await screen.findByText('logo.svg')).toBeTruthy();
  expect(row('logo.svg').getByRole('textbox', { name: 'Texte alternatif' })).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(keptAlt('media/logo.svg')).toBe('Notre logo');
});

it('takes the focus from a picture that disappears, because it was removed or has another name', () => {
  const { row, store } = renderLibrary();
  const button = row('logo.svg').getByRole('button', { name: 'Renommer…' });
  button.focus();
  act(() => store.set({ media: [] }));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Images');
});
