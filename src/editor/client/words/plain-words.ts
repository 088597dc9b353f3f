/** Words for authors who edit files, each with the words for authors who fill in forms. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/« true » (?=tant|si|pour)/g, 'Activé '],
  [/ \(h1\)/g, ''],
  [/^AAAA-MM-JJ\.$/, ''],
  [/, puis repris par \{\{facts\.nom\}\}/g, ''],
  [
    /Mettez un nom entre deux accolades de chaque côté, comme « [^»]* » ; pour montrer des accolades, mettez-les entre accents graves/g,
    'Effacez ces signes, et choisissez le fait avec le bouton « Insérer un fait »',
  ],
  [/ Un fait s’écrit avec son groupe : [^.]*\./g, ''],
  [/Fichier Markdown sous content\//g, 'Texte du site'],
  [/(?:, | et | )en Markdown/g, ''],
  [/\bdu manifeste/g, 'du site'],
  [/\b(dans|lit) le manifeste/g, '$1 le site'],
  [/\b(la|une) chaîne/g, '$1 rubrique'],
  [/^Chaînes$/, 'Rubriques'],
  [/^Réglages$/, 'Nom et adresse du site'],
  [/ \(au moins 1 caractère\(s\)\)/g, ''],
  [/caractère\(s\)/g, 'caractères'],
  [/, ou effacez la ligne si elle est facultative/g, ', ou videz le champ s’il est facultatif'],
  [/, ou effacez la ligne/g, ', ou videz le champ'],
];

/** Rewrites a sentence of a schema or a rule for people who fill in forms. */
export function plainWords(text: string): string {
  return PAIRS.reduce((said, [from, to]) => said.replace(from, to), text);
}
