import { icons } from '../../../art/icons.ts';

/** Icons of the sites, and those that only the editor has. */
const paths = {
  ...icons,
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9a6 6 0 0 1 0 12H9',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5h-9a6 6 0 0 0 0 12H15',
  desktop: 'M2.5 4h19v12.5h-19zM8.5 20.5h7M12 16.5v4',
  phoneScreen: 'M7 2.5h10v19H7zM11 18.5h2',
  up: 'm5.5 15 6.5-6.5 6.5 6.5',
  down: 'm5.5 9 6.5 6.5L18.5 9',
  right: 'm9 5.5 6.5 6.5L9 18.5',
  bold: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
  italic: 'M10 4.5h8M6 19.5h8M14.5 4.5l-5 15',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  table: 'M3.5 5h17v14h-17zM3.5 10h17M3.5 14.5h17M12 10v9',
  row: 'M3.5 5h17v6h-17zM12 14v6M9 17h6',
  callOut: 'M4 4.5v15M8.5 7h11.5M8.5 12h11.5M8.5 17h7',
  figure: 'M4 20h16M6.5 20v-7M12 20V5M17.5 20v-10',
  picture: 'M3.5 5h17v14h-17zM4 17l5-5 4 4 3-2.5 4.5 4M15.5 9.2h.1',
  fact: 'M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7ZM12 9.5v5M9.5 12h5',
  bin: 'M4.5 6.5h15M9 6V3.5h6V6M6.5 6.5 7.5 20.5h9l1-14M10 10v7M14 10v7',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8',
  copyTo: 'M14.5 8V3.5h-11v17h11V16M9 12h11.5M16.5 8l4 4-4 4',
  panelLeft: 'M3.5 5h17v14h-17zM9.5 5v14M6 8.5h1M6 11.5h1',
  panelRight: 'M3.5 5h17v14h-17zM14.5 5v14M17 8.5h1M17 11.5h1',
  grip: 'M9 5.5h.1M9 12h.1M9 18.5h.1M15 5.5h.1M15 12h.1M15 18.5h.1',
  widen: 'M9 7 4 12l5 5M15 7l5 5-5 5M4.5 12h15',
} as const;

export type EditorIconName = keyof typeof paths;

/** Draws an icon. It is decorative: the text or label next to it has the same meaning. */
export function EditorIcon({ name, size = '1.25em' }: { name: EditorIconName; size?: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
