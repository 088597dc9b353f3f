import { joinName } from '../../text/join-name.ts';

/** Capitalizes a town and its article, in case the visitor has not. */
function capitalized(town: string): string {
  return town.replace(/^(l(?:es?|a)\s+|l['’])?(\p{L})/iu, (_, article = '', letter: string) => {
    return article.charAt(0).toUpperCase() + article.slice(1) + letter.toUpperCase();
  });
}

/** Returns the title of a drawn site: « Maçonnerie et rénovation au Mans ». `joint` is the word before the town. */
export function mockupTitle({ title, joint }: { title: string; joint: 'à' | 'de' }, town: string): string {
  const name = capitalized(town.replace(/\s+/gu, ' ').trim());
  return name ? `${title} ${joinName(`${joint} `, name)}` : title;
}
