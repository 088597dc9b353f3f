import { JSDOM } from 'jsdom';

/** Attributes that refer to an element of the same page. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
/**
 * Types of the scripts that contain data: that of the page, and structured data. Any other script must be the boot
 * script.
 */
const DATA = new Set(['application/json', 'application/ld+json']);
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#|media\/)/i;

interface PageScan {
  /** All elements. */
  elements: Element[];
  document: Document;
}

function idFaults({ elements }: PageScan): string[] {
  const count = new Map<string, number>();
  for (const { id } of elements) if (id) count.set(id, (count.get(id) ?? 0) + 1);
  const doubled = [...count].filter(([, times]) => times > 1).map(([id]) => `the id ${id} stands more than once`);
  const dangling = elements.flatMap((element) =>
    REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/).map((id) => [name, id] as const))
      .filter(([, id]) => id && !count.has(id))
      .map(([name, id]) => `${name} names ${id}, which is not there`),
  );
  const links = elements.flatMap((element) => /^#(.+)$/.exec(element.getAttribute('href') ?? '')?.[1] ?? []);
  const lost = links
    .filter((id) => !count.has(decodeURIComponent(id)))
    .map((id) => `a link leads to #${id}, which is not there`);
  return [...doubled, ...dangling, ...lost];
}

function scriptFaults({ document }: PageScan, boot: string): string[] {
  return [...document.getElementsByTagName('script')].flatMap((script) => {
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

/** Attributes with an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data-src']);

function attributeFaults({ elements }: PageScan): string[] {
  return elements.flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isBad = /^on|^srcdoc$/i.test(name) || (ADDRESSES.has(name) && !SAFE_ADDRESS.test(value));
      return isBad ? [`<${element.localName} ${name}="${value.slice(0, 80)}">`] : [];
    }),
  );
}

/** Words that a visitor only sees because of a bug. They count unless the site itself contains them. */
const MISTAKES = ['undefined', '[object Object]', 'NaN', 'Invalid Date', 'function (', '{{facts.'];

function textFaults({ elements, document }: PageScan, source: string): string[] {
  const values = elements.flatMap((element) => [...element.attributes].map(({ value }) => value));
  const shown = [document.title, document.body.textContent, ...values].join('\n');
  return MISTAKES.filter(
    (mistake) => shown.includes(mistake) && (mistake === '{{facts.' || !source.includes(mistake)),
  ).map((mistake) => `the page says ${mistake}`);
}

/**
 * Returns faults in the structure of a page, one line each. `source` is all text by the authors, `boot` the only script
 * that may run.
 */
export function pageFaults({ html, source, boot }: { html: string; source: string; boot: string }): string[] {
  // Style sheets take longest to parse, and contain nothing by authors but colours.
  const { window } = new JSDOM(html.replace(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1'));
  const { document } = window;
  const scan: PageScan = { elements: [...document.getElementsByTagName('*')], document };
  const count = (name: string) => document.getElementsByTagName(name).length;
  const faults: string[] = [];
  if (count('main') !== 1) faults.push(`${count('main')} main elements`);
  if (count('h1') > 1) faults.push(`${count('h1')} h1`);
  if (document.title.trim() === '') faults.push('no title');
  if (!document.documentElement.lang) faults.push('no language');
  if (/<h[1-6][^>]*>\s*<\/h/.test(html)) faults.push('an empty heading');
  faults.push(...idFaults(scan), ...scriptFaults(scan, boot), ...attributeFaults(scan), ...textFaults(scan, source));
  if (document.getElementById('v_page')?.localName !== 'script')
    faults.push('the page’s data cannot be found by its id');
  if (document.getElementById('v_app')?.parentElement !== document.body)
    faults.push('the application’s root is elsewhere');
  window.close();
  return [...new Set(faults)];
}
