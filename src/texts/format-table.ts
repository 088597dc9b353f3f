import type { Editorial } from '../model/types.generated.ts';
import type { TextFinding } from './finding.ts';
import type { GuideMeasure } from './measure.ts';
import { findPhrase } from './phrases.ts';
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

/** Rows as lines of columns, the first with a rule below; columns of text stand at the left, others at the right. */
function columnsOf(rows: readonly (readonly string[])[], texts: readonly number[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [titles = '', ...lines] = rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return texts.includes(column) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [titles, widths.map((width) => '─'.repeat(width)).join('──'), ...lines];
}

/** The table of the tics: how often each stands in each guide, a star where it is more than one guide bears, and in all. */
export function formatTics(measures: readonly GuideMeasure[], { phrases }: Editorial): string {
  const counts = measures.map(({ guide }) => phrases.map((phrase) => findPhrase(phrase, guide.passages).length));
  const rows = measures.map(({ guide }, row) => [
    guide.path.slice(1),
    ...phrases.map(({ most }, tic) => {
      const count = counts[row]?.[tic] ?? 0;
      return count === 0 ? '·' : `${count}${count > most ? '*' : ''}`;
    }),
  ]);
  const sums = phrases.map((_, tic) => String(counts.reduce((sum, row) => sum + (row[tic] ?? 0), 0)));
  const titles = ['Guide', ...phrases.map(({ words }) => words[0] ?? '')];
  const limits = ['au plus, dans un guide', ...phrases.map(({ most }) => String(most))];
  return `${[...columnsOf([titles, ...rows, ['en tout', ...sums], limits], [0]), '', '* plus qu’un guide n’en supporte.'].join('\n')}\n`;
}

/** The table of the guides, for a terminal, with a legend below. */
export function formatTable(measures: readonly GuideMeasure[], findings: readonly TextFinding[]): string {
  const spelling = (file: string) =>
    findings.filter(({ code, place }) => code.startsWith('spelling/') && place.file === file).length;
  const rows = measures.map(({ guide, linkedFrom, ease, closest }) => [
    guide.path.slice(1),
    String(guide.words),
    String(guide.sections),
    formatParts(guide.parts),
    String(guide.links.length),
    String(linkedFrom.length),
    String(Math.round(ease)),
    closest && closest.share > 0 ? (closest.path.split('/').at(-1) ?? '') : '—',
    closest ? percent(closest.share) : '—',
    String(spelling(guide.source.file.path)),
  ]);
  const elsewhere = findings.filter(({ code }) => code.startsWith('spelling/')).length;
  return [
    ...columnsOf([TITLES, ...rows], [0, 3, 7]),
    '',
    'Parties : T tableaux, P marches à suivre, L listes à cocher, E exemples remplis.',
    'Lisib. : Kandel et Moles, de 0 à 100 ; 60 et plus se lit sans peine. Commun : suites de 8 mots, 5 % au plus.',
    `${rows.length} guides ; orthographe de tous les textes du site, pages légales et manifeste compris : ${elsewhere} constat(s).`,
    '',
  ].join('\n');
}
