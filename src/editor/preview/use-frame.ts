import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Origin, PageOrigins } from '../../site/edit/protocol.ts';
import { call } from '../server/call.ts';
import { valueAt } from '../state/apply-json.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { useWords } from '../words/use-words.tsx';
import type { InPlace } from './InPlaceEditor.tsx';
import { inPlaceStyle } from './in-place-style.ts';
import { nameOf } from './name-of.ts';
import type { Choice } from './TargetMenu.tsx';
import type { ClickTarget } from './text-map.ts';
import { type WatchedFrame, watchFrame } from './watch-frame.ts';
import { wordInSource } from './word-at.ts';

interface Options {
  isBrowsing: boolean;
  scale: number;
}

/** Ties the page in the frame to the form: what is clicked opens, what is visited is selected. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, { isBrowsing, scale }: Options) {
  const words = useWords();
  const editor = useEditor();
  const { store, open, show } = editor;
  const route = useEditorState((state) => state.route);
  const revision = useEditorState((state) => state.revision);
  const [choice, setChoice] = useState<Choice>();
  const [inPlace, setInPlace] = useState<InPlace>();
  const watched = useRef<WatchedFrame>(undefined);
  const origins = useRef<PageOrigins>(undefined);
  const now = useRef({ isBrowsing, scale, words });
  now.current = { isBrowsing, scale, words };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved state has texts of its own
  useEffect(() => {
    let isLate = false;
    const { pages } = store.get().tree;
    const known = pages.find((page) => page.example === route)?.route ?? route;
    call('origins', { route: known }).then(
      (answer) => {
        if (isLate) return;
        origins.current = answer;
        watched.current?.forget();
      },
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [store, route, revision]);

  const choose = useCallback(
    async (target: ClickTarget, { x, y, offset }: { x: number; y: number; offset: number }) => {
      const { origin, fact, text } = target;
      const openOrigin = async ({ file, pointer, range }: Origin) => {
        if (pointer !== undefined || !range) {
          return open({ file, ...(pointer !== undefined && { pointer }) }, { keepPage: true });
        }
        if (!store.get().documents.has(file)) await open({ file }, { keepPage: true });
        const source = store.get().documents.get(file)?.text ?? '';
        const word = text ? wordInSource(source, range, { text: text.node.data, offset }) : range;
        return open({ file, range: word }, { keepPage: true });
      };
      if (!fact) return openOrigin(origin);
      const box = frame.current?.getBoundingClientRect();
      const place = { left: (box?.left ?? 0) + x * now.current.scale, top: (box?.top ?? 0) + y * now.current.scale };
      setChoice({ at: place, fact, openText: () => void openOrigin(origin), openFact: () => void openOrigin(fact) });
    },
    [open, store, frame],
  );

  const edit = useCallback(
    ({ origin, text }: ClickTarget) => {
      const { file, pointer, range } = origin;
      const value = pointer === undefined ? undefined : valueAt(store.get().documents.get(file)?.data, pointer);
      const root = watched.current?.overlay.root;
      // Only a text that is shown as it is written can be typed over.
      if (!text || !root || pointer === undefined || range || typeof value !== 'string' || value.includes('{{')) return;
      setInPlace({ file, pointer, root, style: inPlaceStyle(text.node) });
    },
    [store],
  );

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const follow = () => {
      const path = current.contentWindow?.location.pathname;
      if (!path || path === 'blank') return;
      const shown = decodeURI(path);
      if (shown !== store.get().route) show(shown);
    };
    const attach = () => {
      watched.current?.end();
      setInPlace(undefined);
      const { contentDocument } = current;
      if (!contentDocument || contentDocument.URL === 'about:blank') return;
      watched.current = watchFrame(contentDocument, {
        isBrowsing: () => now.current.isBrowsing,
        origins: () => origins.current,
        isFact: ({ pointer }) => pointer !== undefined && store.get().tree.facts.some((one) => one.pointer === pointer),
        nameOf: (target) => nameOf(store.get(), now.current.words, target),
        onChoose: (target, at) => void choose(target, at),
        onEdit: edit,
        onChange: follow,
      });
      follow();
    };
    current.addEventListener('load', attach);
    return () => {
      current.removeEventListener('load', attach);
      watched.current?.end();
    };
  }, [frame, store, show, choose, edit]);

  // A text that changes under its field takes the field along.
  useEffect(() => {
    if (inPlace) watched.current?.overlay.hide();
  }, [inPlace]);
  const closeChoice = useCallback(() => setChoice(undefined), []);
  const closeInPlace = useCallback(() => setInPlace(undefined), []);
  return { choice, closeChoice, inPlace, closeInPlace };
}
