import { JSDOM, VirtualConsole } from 'jsdom';

/** What a careful hand would write for any text: readable, without fonts or scripts. */
const CSS = [
  'body{max-width:42rem;margin:0 auto;padding:1rem;font:18px/1.6 system-ui,sans-serif;color:#222}',
  'h1,h2,h3{line-height:1.2}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.5em;text-align:left}',
  'pre{overflow-x:auto}a{color:#06c}img{display:block;max-width:100%;height:auto}',
].join('');

const WITHOUT_TEXT =
  'script,style,noscript,svg,img,picture,video,iframe,template,input,select,textarea,[aria-hidden=true]';
const KEPT = new Set(['href', 'id', 'lang', 'colspan', 'rowspan', 'scope']);
const KEPT_OF_PICTURES = new Set('src alt width height fetchpriority srcset sizes type'.split(' '));

/** Takes the frame away from what carries no meaning of its own. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The picture that a page opens with, as it stands there: where, and in which formats. */
function openingPicture(document: Document): Element | undefined {
  const image = document.querySelector('main img');
  const picture = image?.closest('picture') ?? image;
  if (!picture) return undefined;
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes]) if (!KEPT_OF_PICTURES.has(name)) element.removeAttribute(name);
  }
  return picture;
}

/**
 * The same text as a page of the site, as a person would write it by hand: headings, paragraphs, lists, tables and
 * links, half a kilobyte of style, and nothing else. `withPicture` keeps the picture that the page opens with: where
 * that is the largest thing on the screen, a page without it would be another page.
 */
export function plainPage(html: string, { withPicture = false } = {}): string {
  // Complaints about style sheets that jsdom does not know go nowhere.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const language = document.documentElement.lang;
  const description = document.querySelector('meta[name=description]')?.outerHTML ?? '';
  const picture = withPicture ? openingPicture(document) : undefined;
  // Pictures are empty of text: a mark keeps the place of the one that stays.
  const place = document.createElement('hr');
  picture?.replaceWith(place);
  for (const element of document.body.querySelectorAll(WITHOUT_TEXT)) element.remove();
  for (const element of document.body.querySelectorAll('div,span,button,label,form,fieldset')) unwrap(element);
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  if (picture) place.replaceWith(picture);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${document.title}</title>${description}<link rel="icon" href="/favicon.svg"><style>${CSS}</style></head>`,
    `<body>${document.body.innerHTML.trim()}</body></html>`,
  ].join('\n');
}
