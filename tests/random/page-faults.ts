import { JSDOM } from 'jsdom';

/** Attributes that name an element of the same page. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
/** Scripts that a page holds: its data, what search engines read, and the boot script, which is known. */
const DATA = new Set(['application/json', 'application/ld+json']);
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#|media\/)/i;

function idFaults(document: Document): string[] {
  const count = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) count.set(id, (count.get(id) ?? 0) + 1);
  const doubled = [...count].filter(([, times]) => times > 1).map(([id]) => `the id ${id} stands more than once`);
  const dangling = REFERENCES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !count.has(id))
        .map((id) => `${name} names ${id}, which is not there`),
    ),
  );
  return [...doubled, ...dangling];
}

function scriptFaults(document: Document, boot: string): string[] {
  return [...document.querySelectorAll('script')].flatMap((script) => {
    if (DATA.has(script.type)) {
      try {
        JSON.parse(script.textContent);
        return [];
      } catch {
        return [`a data script is no JSON: ${script.textContent.slice(0, 80)}`];
      }
    }
    return script.textContent === boot ? [] : [`a script that is not ours: ${script.outerHTML.slice(0, 120)}`];
  });
}

function attributeFaults(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (/^on/i.test(name)) return [`<${element.localName}> has ${name}`];
      if (!['href', 'src', 'action', 'formaction', 'poster', 'data-src', 'srcdoc'].includes(name)) return [];
      const isStyle = element.localName === 'link' || name === 'srcdoc';
      return SAFE_ADDRESS.test(value) && !isStyle ? [] : isStyle && name === 'href' && SAFE_ADDRESS.test(value) ? [] : [`<${element.localName} ${name}="${value.slice(0, 80)}">`];
    }),
  );
}

/** Words that only a program's mistake puts before a visitor. They count only where the site itself does not hold them. */
const SLIPS = ['undefined', '[object Object]', 'NaN', 'Invalid Date', 'function ('];

function textFaults(document: Document, source: string): string[] {
  const shown = [
    document.title,
    document.body.textContent,
    ...[...document.querySelectorAll('[alt],[aria-label],[content],[href],[src],[class],[id],[style]')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    ),
  ].join('\n');
  return SLIPS.filter((slip) => shown.includes(slip) && !source.includes(slip)).map((slip) => `the page says ${slip}`);
}

/**
 * What is wrong with the structure of a page, one line each. `source` is everything that the authors wrote,
 * `boot` the one script that may run.
 */
export function pageFaults({ html, source, boot }: { html: string; source: string; boot: string }): string[] {
  const { window } = new JSDOM(html);
  const { document } = window;
  const faults: string[] = [];
  const main = document.querySelectorAll('main');
  if (main.length !== 1) faults.push(`${main.length} main elements`);
  if (document.querySelectorAll('h1').length > 1) faults.push(`${document.querySelectorAll('h1').length} h1`);
  if (document.title.trim() === '') faults.push('no title');
  if (!document.documentElement.lang) faults.push('no language');
  if (/<h[1-6][^>]*>\s*<\/h/.test(html)) faults.push('an empty heading');
  faults.push(...idFaults(document), ...scriptFaults(document, boot), ...attributeFaults(document));
  faults.push(...textFaults(document, source));
  const page = document.querySelector('script#page');
  if (!page || document.getElementById('page') !== page) faults.push('the page’s data cannot be found by its id');
  if (document.getElementById('app')?.parentElement !== document.body) faults.push('the application’s root is another element');
  if (document.querySelectorAll('body > *').length < 3) faults.push('the body was closed early');
  window.close();
  return [...new Set(faults)];
}
