import type { Json } from '../json-operation.ts';

/** Maximum length of a label in a menu, in characters. */
const MAX_LABEL_LENGTH = 80;

/** Maximum length of a description that search results show completely. */
const MAX_DESCRIPTION_LENGTH = 158;

/** Instructions in descriptions, the longest first. Shorter ones are for long titles. */
const INSTRUCTIONS = [
  'dites en une phrase complète ce que cette page apprend, à qui elle sert et ce qu’elle permet ensuite',
  'dites en une phrase ce que cette page apprend, et à qui elle sert',
  'dites ce que cette page apprend',
];

/**
 * Returns the description of a new page or guide, the longest that search results display completely. It contains the
 * title, so that descriptions differ, and its brackets mark it as provisional.
 */
function newDescription(title: string): string {
  const written = INSTRUCTIONS.map((instruction) => `${title} : [résumé à compléter : ${instruction}]`);
  return written.find(({ length }) => length <= MAX_DESCRIPTION_LENGTH) ?? `${title} : [résumé à compléter]`;
}

/** Returns the text of a new guide, which is marked as provisional. */
export function newGuideText(title: string): string {
  const today = new Date().toISOString().slice(0, 10);
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(newDescription(title))}`,
    `published: ${today}`,
    `reviewed: ${today}`,
    'placeholder: true',
    '---',
    '',
    'Texte à écrire : commencez par l’essentiel, en deux ou trois phrases.',
    '',
  ].join('\n');
}

/** Returns the entry of a new page without its address: its title, and an opening that is marked as provisional. */
export function newPageEntry(title: string): { [key: string]: Json } {
  return {
    title,
    description: newDescription(title),
    sections: [
      {
        type: 'hero',
        placeholder: true,
        heading: title,
        lead: 'Texte à écrire : dites l’essentiel de la page en une ou deux phrases.',
      },
    ],
  };
}

/** Returns the entry of the page that lists the guides of a chain, without its address. */
export function newHubEntry(title: string, chain: string): { [key: string]: Json } {
  const { sections, ...page } = newPageEntry(title);
  const list = { type: 'article-list', heading: 'Tous les guides', chain };
  return { ...page, sections: [...(sections as Json[]), list] };
}

/** Returns the label of a link in the menu: the title, cut after a word if it is too long for a label. */
export function menuLabel(title: string): string {
  return title.length <= MAX_LABEL_LENGTH ? title : title.slice(0, MAX_LABEL_LENGTH).replace(/\s+\S*$/, '');
}
