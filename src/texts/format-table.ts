import type { TextFinding } from './finding.ts';
import type { GuideMeasure } from './measure.ts';
import type { PracticalParts } from './practical-parts.ts';

const TITLES = [
  'Guide',
  'Mots',
  'Sect.',
  'Parties',
  'Liens →',
  '→ Liens',
  'Lisib.',
  'Le plus proche',
  'Commun',
  'Orth.',
];

/** « 2T 1P 1L 1E »: tables, procedures, lists to tick, filled-in examples. */
function formatParts({ tables, procedures, checklists, examples }: PracticalParts): string {
  const counts: [number, string][] = [
    [tables, 'T'],
    [procedures, 'P'],
    [checklists, 'L'],
    [examples, 'E'],
  ];
  return counts.flatMap(([count, letter]) => (count > 0 ? [`${count}${letter}`] : [])).join(' ') || '—';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace('.', ',')} %`;
}

/** The table of the guides, for a terminal, with a legend below. */
export function formatTable(measures: readonly GuideMeasure[], findings: readonly TextFinding[]): string {
  const spelling = (file: string) =>
    findings.filter(({ code, place }) => code.startsWith('spelling/') && place.file === file).length;
  const rows = measures.map(({ guide, parts, linkedFrom, ease, closest }) => [
    guide.path.slice(1),
    String(guide.words),
    String(guide.sections),
    formatParts(parts),
    String(guide.links.length),
    String(linkedFrom.length),
    String(Math.round(ease)),
    closest && closest.share > 0 ? (closest.path.split('/').at(-1) ?? '') : '—',
    closest ? percent(closest.share) : '—',
    String(spelling(guide.source.file.path)),
  ]);
  const widths = TITLES.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === 3 || column === 7;
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const elsewhere = findings.filter(({ code }) => code.startsWith('spelling/')).length;
  return [
    line(TITLES),
    widths.map((width) => '─'.repeat(width)).join('──'),
    ...rows.map(line),
    '',
    'Parties : T tableaux, P marches à suivre, L listes à cocher, E exemples remplis.',
    'Lisib. : Kandel et Moles, de 0 à 100 ; 60 et plus se lit sans peine. Commun : suites de 8 mots, 5 % au plus.',
    `${rows.length} guides ; orthographe de tous les textes du site, pages légales et manifeste compris : ${elsewhere} constat(s).`,
    '',
  ].join('\n');
}
