import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileSize } from '../../../text/files.ts';
import type { MediaEntry } from '../../protocol.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { PlainList, Row, Thumbnail } from '../kit/frames.ts';
import { EmptyState, Note, PanelHeading } from '../kit/texts.tsx';
import { KeptAlt, UsedAlts } from '../pictures/AltFields.tsx';
import { type AddingPicture, filesIn } from '../pictures/add-pictures.ts';
import { altPointers } from '../pictures/picture-alts.ts';
import { picturesOf, type SitePicture, shownName, usePictureSource } from '../pictures/site-pictures.ts';
import { AddPictures, useAdding } from '../pictures/use-adding.tsx';
import { shownPages } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { renamePictureTask } from '../structure/rename-tasks.ts';
import { failureMessage, restructure } from '../structure/restructure.ts';
import { useTask } from '../structure/TaskDialog.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

type Use = MediaEntry['uses'][number];

/** A page that shows a picture, or a setting or a file that names the picture and belongs to no page. */
interface PlaceOfUse {
  title: string;
  use: Use;
  route?: string;
}

function placesOf(uses: readonly Use[], titleOf: (use: Use, route?: string) => string): PlaceOfUse[] {
  const all = uses.flatMap((use): PlaceOfUse[] =>
    use.routes.length > 0
      ? use.routes.map((route) => ({ title: titleOf(use, route), use, route }))
      : [{ title: titleOf(use), use }],
  );
  return [...new Map(all.toReversed().map((place) => [place.title, place])).values()].toReversed();
}

/** Links below each other, far enough apart for a finger (WCAG 2.2, 2.5.8). */
const Links = styled('div')({ display: 'grid', justifyItems: 'start', gap: 6 });

/** Shows links to the pages that show a picture. */
function Uses({ places }: { places: readonly PlaceOfUse[] }) {
  const { open, store } = useEditor();
  return (
    <Links>
      {places.map(({ title, use, route }) => (
        <LinkButton
          key={title}
          onPress={() => void open(use, { keepPage: true }).then(() => route !== undefined && store.set({ route }))}
        >
          {words.usedOn(title)}
        </LinkButton>
      ))}
    </Links>
  );
}

const Tiles = styled(PlainList)({ gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 12 });

const Tile = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 6,
  padding: 10,
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  overflowWrap: 'anywhere',
  '& strong': { lineHeight: 1.3 },
});

/** Scrolls to a message that appears outside of the visible part of the list. */
const showIfHidden = (message: Element | null) => message?.scrollIntoView?.({ block: 'nearest' });

interface PictureTileProps {
  picture: SitePicture;
  /** Returns the title of a page that shows the picture; without a route, that of the setting or file that names it. */
  titleOf(use: Use, route?: string): string;
  /** Present while the picture is not on the site yet. */
  adding?: AddingPicture;
  /** Whether the alternative text is to be entered now. */
  isNew: boolean;
}

/** Shows a picture of the site: its uses, its alternative texts and the actions for it. */
function PictureTile({ picture, titleOf, adding, isNew }: PictureTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  // The tile disappears when its picture is removed or renamed.
  useLayoutEffect(() => {
    const { current } = tile;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById('fields')?.focus();
    };
  }, []);
  const editor = useEditor();
  const manifest = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const schema = useEditorState(({ schemas }) => schemas.site);
  const [refusal, setRefusal] = useState<string>();
  const { begin, dialog } = useTask();
  const id = useId();
  const { file, width, height, bytes, uses, variants } = picture;
  const places = placesOf(uses, titleOf);
  const pointers = altPointers(picture, schema, manifest);
  const name = adding?.local.name ?? shownName(file);
  const source = usePictureSource(file, adding?.local);
  const remove = async () => {
    const change = { type: 'remove-picture', file } as const;
    const reason = await restructure(editor, change).catch(failureMessage);
    setRefusal(reason);
    if (reason !== undefined) return;
    editor.notify(words.removedPicture(name));
  };
  const pagesOf = (pointer: string) => {
    const own = uses.filter((use) => use.pointer?.replace(/source$/, 'alt') === pointer);
    return placesOf(own, titleOf)
      .map(({ title }) => title)
      .join(', ');
  };
  return (
    <Tile ref={tile}>
      <Thumbnail src={source} alt="" loading="lazy" width="100%" height={120} />
      <strong id={id}>{name}</strong>
      <Note>
        {[
          width && height ? words.pictureSize(Math.round(width), Math.round(height)) : '',
          fileSize(bytes),
          variants.length > 0 ? words.otherSizes : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </Note>
      <Note as="div">
        {adding && words.addingPictures(1)}
        {!adding && (places.length > 0 ? <Uses places={places} /> : words.unused)}
      </Note>
      {pointers.length > 0 && (
        <UsedAlts key={pointers.join(' ')} picture={picture} pointers={pointers} pagesOf={pagesOf} />
      )}
      {uses.length === 0 && <KeptAlt file={file} adding={adding?.picture} hasFocus={isNew} />}
      {!adding && (
        <Row sx={{ justifyContent: 'space-between', mx: -1.5 }}>
          <Button aria-describedby={id} aria-haspopup="dialog" onClick={() => begin(renamePictureTask(file))}>
            {words.renameAddress}
          </Button>
          <IconButton aria-label={words.remove} aria-describedby={id} onClick={() => void remove()}>
            <EditorIcon name="bin" size="1.0625em" />
          </IconButton>
        </Row>
      )}
      <Box role="status">
        {refusal !== undefined && (
          <Alert ref={showIfHidden} severity="error" onClose={() => setRefusal(undefined)} closeText={words.close}>
            {places.length > 0 ? words.pictureIsUsed : refusal}
            {places.length > 0 && <Uses places={places} />}
          </Alert>
        )}
      </Box>
      {dialog}
    </Tile>
  );
}

/** Shows every picture of the site with its uses. New ones can be chosen from the device, dropped or pasted. */
export function ImageLibrary() {
  const { load } = useEditor();
  const media = useEditorState((state) => state.media);
  const revision = useEditorState((state) => state.revision);
  const tree = useEditorState((state) => state.tree);
  const [added, setAdded] = useState<(AddingPicture & { file?: string })[]>([]);
  const adding = useAdding((pictures) => {
    setAdded(pictures);
    for (const one of pictures)
      void one.picture.then((picture) =>
        setAdded((all) =>
          all.flatMap((other) => (other !== one ? other : picture ? { ...one, file: picture.file } : [])),
        ),
      );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after each save, which may change the uses
  useEffect(() => void load('media'), [load, revision]);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = filesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    adding.add(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  const titleOf = ({ path, pointer = '' }: Use, route?: string) =>
    route === undefined
      ? (tree.settings.find((setting) => pointer.startsWith(`${setting.pointer}/`))?.title ?? path)
      : ([...shownPages(tree), ...tree.pages].find((page) => page.route === route)?.title ?? route);
  const pictures = useMemo(() => picturesOf(media), [media]);
  const [first] = added;
  /** Rows of the list; pictures that are being added come first. A row keeps its key when its picture arrives. */
  const rows = [
    ...added.flatMap((adding) => {
      const { id: key, local, file } = adding;
      if (!file) return { key, adding, picture: { file: local.name, bytes: local.size, uses: [], variants: [] } };
      const picture = pictures.find((one) => one.file === file);
      return picture ? { key, picture } : [];
    }),
    ...pictures
      .filter((picture) => !added.some(({ file }) => file === picture.file))
      .map((picture) => ({ key: picture.file, picture })),
  ];
  return (
    <>
      <PanelHeading title={words.images} />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 2 }}>
        <AddPictures isMultiple isDisabled={adding.isBusy} onFiles={adding.add} />
        <Note>{words.dropPictures}</Note>
        {adding.report}
      </Box>
      {pictures.length === 0 && <EmptyState>{words.noPictures}</EmptyState>}
      <Tiles>
        {rows.map(({ key, ...row }) => (
          <PictureTile key={key} {...row} titleOf={titleOf} isNew={key === first?.id} />
        ))}
      </Tiles>
    </>
  );
}
