import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { TextRange } from '../../text/range.ts';
import { foreignAddressIn } from './style-address.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Allowed elements of a frame's page: HTML that runs no script and loads nothing. */
const ELEMENTS = words(`
  html head title meta style body
  a abbr address article aside b blockquote br button caption cite code col colgroup dd details dfn div dl dt em
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input kbd label legend li main nav ol optgroup
  option p q s section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul
`);

const ATTRIBUTES = words(`
  abbr alt autocomplete autofocus charset checked class cols colspan content datetime dir disabled for height hidden
  href id inputmode label lang max maxlength media min minlength multiple name open pattern placeholder readonly rel
  required reversed role rows rowspan scope selected size span spellcheck src start step style tabindex target title
  translate type value width
`);

/** Allowed names of metadata. */
const METADATA = words('author color-scheme description robots theme-color viewport');

/** A forbidden part in the page of a frame. */
interface PageError extends TextRange {
  typed: string;
}

type Element = DefaultTreeAdapterTypes.Element;

/** Whether an attribute of an element neither runs a script nor loads anything. */
function isHarmless({ tagName }: Element, name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name) && !/^(?:aria|data)-[\w-]+$/.test(name)) return false;
  if (name === 'href') return /^\s*(?:#|mailto:|tel:)/i.test(value);
  if (name === 'src') return /^data:image\//i.test(value);
  if (name === 'charset') return /^utf-8$/i.test(value);
  if (tagName === 'meta' && name === 'name') return METADATA.has(value.toLowerCase());
  return foreignAddressIn(value) === undefined;
}

/** Returns the parts of a frame's page that could run a script or load something, in order. */
export function findPageErrors(text: string): PageError[] {
  const errors: PageError[] = [];
  const add = (start: number, end: number) => errors.push({ start, end, typed: text.slice(start, end) });
  // These characters show that the file has another encoding, in which a browser would read other characters.
  const strange = /[\0\ufffd]/.exec(text);
  if (strange) add(strange.index, strange.index + 1);
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = parse(text, { sourceCodeLocationInfo: true }).childNodes;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    const { tagName, attrs, sourceCodeLocation: location } = node;
    const start = location?.startOffset ?? 0;
    const end = start + tagName.length + 1;
    if (!ELEMENTS.has(tagName)) add(start, end);
    for (const { name, value } of attrs) {
      const at = location?.attrs?.[name];
      if (!isHarmless(node, name, value)) add(at?.startOffset ?? start, at?.endOffset ?? end);
    }
    const [style] = tagName === 'style' ? node.childNodes : [];
    const foreign = style && 'value' in style ? foreignAddressIn(style.value) : undefined;
    if (foreign) {
      const from = (location?.startTag?.endOffset ?? start) + foreign.offset;
      add(from, from + foreign.address.length);
    }
    for (const child of node.childNodes) waiting.push(child);
  }
  return errors.sort((one, other) => one.start - other.start);
}
