import type { Json } from '../../../edit/json-operation.ts';
import { words } from './words.ts';

/** Patterns of words for authors who edit files, each with its replacement for authors who fill in forms. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/« true » (?=tant|si|pour)/g, 'Activé '],
  [/ \(h1\)/g, ''],
  [/^AAAA-MM-JJ\.$/, ''],
  [/, puis repris par \{\{facts\.nom\}\}/g, ''],
  [
    /Mettez un nom entre deux accolades de chaque côté, comme « [^»]* » ; pour montrer des accolades, mettez-les entre accents graves/g,
    'Effacez ces signes, et choisissez le fait avec le bouton « Insérer un fait »',
  ],
  [/Fichier Markdown sous content\//g, 'Texte du site'],
  [/(?:, | et | )en Markdown/g, ''],
  [/Chemin de l’image sous content\/media, par exemple « [^»]* »\./g, 'Une image du site, ou une nouvelle.'],
  [/ pour la forme « text »/g, ' pour la forme « Texte »'],
  [/ pour la forme « range »/g, ' pour la forme « Fourchette »'],
  [/, pour le type « choice »/g, ', pour le type « Liste de choix »'],
  [/Tant (qu’il n’est pas réel), il porte « placeholder » et/g, 'Tant $1, il'],
  [
    /Tant que le nom n’est pas le vrai, l’entrée porte « placeholder » et rien ne s’affiche/g,
    'Tant que le nom est provisoire, rien ne s’affiche',
  ],
  [/Tant que l’entrée porte « placeholder »/g, 'Tant que l’entrée est provisoire'],
  [/« false » pour que /g, 'Désactivé pour que '],
  [/« false » pour /g, 'Désactivé pour '],
  [/, par exemple « media\/exemple-480\.avif »/g, ''],
  [/, en petit et en Markdown/g, ', en petit'],
  [/\bde « forms »/g, 'du site'],
  [/, sous « forms »/g, ''],
  [/\bdu manifeste/g, 'du site'],
  [/\b(dans|lit) le manifeste/g, '$1 le site'],
  [/, ou effacez la ligne si elle est facultative/g, ', ou videz le champ s’il est facultatif'],
  [/, ou effacez la ligne/g, ', ou videz le champ'],
];

/**
 * Rewrites a sentence of a schema or a rule for people who fill in forms. Non-breaking spaces keep punctuation with its
 * words.
 */
export function plainWords(text: string): string {
  return PAIRS.reduce((said, [from, to]) => said.replace(from, to), text).replace(/(?<=«) | (?=[»:;?!])/g, '\u00a0');
}

/** Returns the name of an enumeration's value; the value itself if the catalogue has no name for it. */
export function choiceName(key: string, value: Json): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const name = String(value);
  const known = words.choices[key]?.[name];
  if (known) return known;
  const other = Object.values(words.choices).find((names) => names[name]);
  return other?.[name] ?? name;
}

/**
 * Returns a description of values without their keys, for people who choose by name: each « key » becomes a name, and a
 * key in parentheses after its explanation is left out.
 */
export function withChoiceNames(text: string, key: string, choices: readonly Json[] = []): string {
  return choices.reduce<string>(
    (said, choice) => said.replaceAll(`« ${choice} »`, `« ${choiceName(key, choice)} »`).replaceAll(` (${choice})`, ''),
    text,
  );
}
