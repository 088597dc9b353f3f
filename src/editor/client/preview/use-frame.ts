import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { get } from '../../../model/read/pointer.ts';
import type { Origin, PageOrigins } from '../../origins-protocol.ts';
import { call } from '../calls/call.ts';
import { pageAt } from '../state/selection.ts';
import { type EditorState, hasPendingChanges } from '../state/state.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { failureMessage, unsavedReason } from '../structure/restructure.ts';
import { words } from '../words/words.ts';
import type { Choice, ExplainedText } from './ComputedNote.tsx';
import { fieldLinksOf, nameOfClicked } from './field-links.ts';
import { type InPlace, inPlaceStyle } from './InPlaceEditor.tsx';
import { routeOfFrame } from './route-of-frame.ts';
import { caretInSource, wordInSource } from './text-at-point.ts';
import type { ClickTarget, MappedText } from './text-map.ts';
import { type ClickPlace, type WatchedFrame, watchFrame } from './watch-frame.ts';

/** Interval at which the frame is checked for a new document, in milliseconds. */
const DOCUMENT_POLL_MS = 100;

/** Delay before the origins of a page are requested again after a failure, in milliseconds. */
const RETRY_MS = 2000;

/** Returns the offset in a field's text for a click on a text of the page. */
function caretIn(
  { documents }: EditorState,
  { file, pointer = '', range }: Origin,
  text: MappedText | undefined,
  offset: number,
): number | undefined {
  const value = get(documents.get(file)?.data, pointer);
  if (!text || typeof value !== 'string') return undefined;
  return caretInSource(value, range ?? { start: 0, end: value.length }, { text: text.node.data, offset });
}

/** Connects the page in the frame with the form: a click on a text opens its field, and a visited page is selected. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { isBrowsing, scale }: { isBrowsing: boolean; scale: number },
) {
  const editor = useEditor();
  const { store, open, show, notify } = editor;
  const route = useEditorState((state) => state.route);
  const revision = useEditorState((state) => state.revision);
  const [choice, setChoice] = useState<Choice>();
  const [note, setNote] = useState<ExplainedText>();
  const [inPlace, setInPlace] = useState<InPlace>();
  const watched = useRef<WatchedFrame>(undefined);
  /** Error of the last request for origins. */
  const failure = useRef<unknown>(undefined);
  const origins = useRef<{ route: string; revision: number; page: PageOrigins }>(undefined);
  const now = useRef({ isBrowsing, scale });
  now.current = { isBrowsing, scale };

  useEffect(() => {
    let isLate = false;
    let timer: ReturnType<typeof setTimeout>;
    failure.current = undefined;
    const known = pageAt(store.get().tree, route)?.route ?? route;
    const request = () =>
      call('origins', { route: known }).then(
        (page) => {
          if (isLate) return;
          origins.current = { route, revision, page };
          failure.current = undefined;
          watched.current?.forget();
        },
        (error: unknown) => {
          if (isLate) return;
          failure.current = error;
          watched.current?.forget();
          timer = setTimeout(request, RETRY_MS);
        },
      );
    void request();
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [store, route, revision]);
  const isUnsaved = useEditorState(({ status }) => status.type === 'failed');
  useEffect(() => {
    if (isUnsaved) watched.current?.forget();
  }, [isUnsaved]);

  const choose = useCallback(
    async (target: ClickTarget, { x, y, offset, since }: ClickPlace) => {
      const { origin, fact, text, computed, isUnknown } = target;
      const options = { keepPage: true, isInSight: true, since };
      const openOrigin = async ({ file, pointer, range }: Origin) => {
        if (pointer !== undefined) {
          return open({ file, pointer, caret: caretIn(store.get(), { file, pointer, range }, text, offset) }, options);
        }
        if (!range) return open({ file }, options);
        if (!store.get().documents.has(file)) await open({ file }, options);
        const source = store.get().documents.get(file)?.text ?? '';
        const word = text ? wordInSource(source, range, { text: text.node.data, offset }) : range;
        return open({ file, range: word }, options);
      };
      if (!fact && !computed && !isUnknown) return openOrigin(origin);
      const box = frame.current?.getBoundingClientRect();
      const place = { left: (box?.left ?? 0) + x * now.current.scale, top: (box?.top ?? 0) + y * now.current.scale };
      if (!fact) {
        setNote({
          at: place,
          title: computed ? words.computed : words.unknown,
          reason: computed ? words.computedBecause[computed] : words.unknownText,
          links: fieldLinksOf(store.get(), target, origins.current?.page.origin).map((link) => ({
            title: link.title,
            open: () => void openOrigin(link.origin),
          })),
        });
        return;
      }
      setChoice({ at: place, fact, openText: () => void openOrigin(origin), openFact: () => void openOrigin(fact) });
    },
    [open, store, frame],
  );

  const edit = useCallback(
    async ({ origin, text, computed }: ClickTarget, { offset }: ClickPlace) => {
      const { file, pointer, range } = origin;
      if (computed) return;
      if (pointer !== undefined && !store.get().documents.has(file)) {
        await open({ file, pointer }, { keepPage: true, isInSight: true });
      }
      const value = pointer === undefined ? undefined : get(store.get().documents.get(file)?.data, pointer);
      const root = watched.current?.overlay.root;
      // Only a text that is shown as it is written can be edited in place.
      if (!text || !root || pointer === undefined || range || typeof value !== 'string' || value.includes('{{')) return;
      const caret = caretIn(store.get(), origin, text, offset);
      setInPlace({ file, pointer, root, style: inPlaceStyle(text.node), caret });
    },
    [store, open],
  );

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    /** Last known address of the frame. While the chosen page loads, the previous one does not count as a visit. */
    let last = store.get().route;
    const follow = () => {
      const shown = routeOfFrame(current);
      if (shown === undefined || shown === last) return;
      last = shown;
      if (shown !== store.get().route) show(shown);
    };
    let attached: Document | undefined;
    const attach = () => {
      const { contentDocument } = current;
      if (!contentDocument || contentDocument.URL === 'about:blank') return;
      if (contentDocument === attached || contentDocument.readyState === 'loading') return;
      // A document that another one has just replaced is empty.
      if (!contentDocument.documentElement) return;
      watched.current?.end();
      setInPlace(undefined);
      attached = contentDocument;
      watched.current = watchFrame(contentDocument, {
        isBrowsing: () => now.current.isBrowsing,
        origins: () => (origins.current?.route === store.get().route ? origins.current.page : undefined),
        // The offsets refer to the file on disk, and typing since then has shifted them.
        isCurrent: () => origins.current?.revision === store.get().revision && !hasPendingChanges(store.get()),
        isStuck: () =>
          failure.current !== undefined || (hasPendingChanges(store.get()) && store.get().status.type === 'failed'),
        onStuck: () => notify(failure.current ? failureMessage(failure.current) : unsavedReason(store)),
        isFact: ({ pointer }) => pointer !== undefined && store.get().tree.facts.some((one) => one.pointer === pointer),
        nameOf: (target) => nameOfClicked(store.get(), target),
        onChoose: (target, at) => void choose(target, at),
        onEdit: (target, at) => void edit(target, at),
        onChange: follow,
      });
      follow();
      watched.current.select(store.get().selection);
    };
    // An iframe only fires `load`, after all images; users click earlier, so poll for the document.
    const timer = setInterval(attach, DOCUMENT_POLL_MS);
    current.addEventListener('load', attach);
    return () => {
      clearInterval(timer);
      current.removeEventListener('load', attach);
      watched.current?.end();
    };
  }, [frame, store, show, notify, choose, edit]);

  const selection = useEditorState((state) => state.selection);
  useEffect(() => watched.current?.select(selection), [selection]);
  const pointed = useEditorState((state) => state.pointed);
  useEffect(() => {
    if (pointed) watched.current?.select(pointed);
  }, [pointed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsing like a visitor hides the outlines
  useEffect(() => watched.current?.refresh(), [isBrowsing]);
  // A field that covers its text has an outline of its own.
  useEffect(() => {
    if (inPlace) watched.current?.overlay.hide();
  }, [inPlace]);
  return {
    choice,
    closeChoice: () => setChoice(undefined),
    note,
    closeNote: () => setNote(undefined),
    inPlace,
    closeInPlace: () => setInPlace(undefined),
  };
}
