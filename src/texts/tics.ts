import type { Span } from '../site/markdown/markdown.ts';
import { maskMarkdown } from './mask-markdown.ts';

/** A turn of phrase that is good once and a manner when it comes back. */
export interface Tic {
  /** As it is reported. */
  name: string;
  pattern: RegExp;
  /** Most of them in one guide. */
  most: number;
  /** Looks at the Markdown itself, links included; else at the prose. */
  isOfMarkdown?: true;
}

/** A word or phrase by itself, in capitals or not. */
function phrase(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
}

/** What the reading of all guides found too much of, and how much of it a guide bears. */
export const TICS: readonly Tic[] = [
  { name: 'suffit', pattern: phrase('suffi(?:t|sent)'), most: 1 },
  { name: 'souvent', pattern: phrase('souvent|presque toujours'), most: 2 },
  { name: 'Gardez', pattern: phrase('gardez'), most: 2 },
  { name: "d'abord", pattern: phrase("d['’]abord"), most: 2 },
  { name: 'Notez', pattern: phrase('notez'), most: 2 },
  { name: 'imaginaire', pattern: phrase('(?:imaginaire|fictif|fictive|inventée?)s?'), most: 1 },
  { name: 'Comptez', pattern: phrase('comptez'), most: 1 },
  { name: 'Exemple rempli', pattern: phrase('exemple rempli'), most: 1 },
  { name: 'le jour où', pattern: phrase('le jour (?:où|du)'), most: 1 },
  { name: 'à vérifier', pattern: phrase('à vérifier'), most: 1 },
  { name: 'Le reste', pattern: phrase('le reste'), most: 1 },
  { name: 'à condition', pattern: phrase('à condition'), most: 1 },
  { name: 'mieux vaut', pattern: phrase('mieux vaut|vau(?:t|draient?) mieux'), most: 1 },
  {
    name: 'est décrit dans […]',
    pattern:
      /(?<!\p{L})(?:décrit|expliqué|détaillé|réuni|comparé|traité)e?s? (?:[^.\n[]{0,40} )?dans [^.\n[]{0,30}\[/giu,
    most: 1,
    isOfMarkdown: true,
  },
];

/** Where a tic stands in a text, in order; never in code. */
export function findTic({ pattern, isOfMarkdown }: Tic, markdown: string): Span[] {
  const text = isOfMarkdown ? markdown : maskMarkdown(markdown);
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, length: found.length }));
}

/** How often each tic stands in a text, in the order of `TICS`. */
export function countTics(markdown: string): number[] {
  return TICS.map((tic) => findTic(tic, markdown).length);
}
