import { isRecord } from '../../text/is-record.ts';
import type { TextRange } from '../../text/range.ts';

/** Kinds of third-party hosts that a service of the manifest can declare, and forms, which it cannot. */
type HostUse = 'frame' | 'image' | 'media' | 'script' | 'form';

/** The parts of a component that browsers will block or never run. */
export interface ComponentCode {
  /** Addresses of other hosts. */
  addresses: (TextRange & { use: HostUse; host: string })[];
  /** Names of event handlers, and of hooks for state and effects. */
  idle: (TextRange & { name: string })[];
}

/** The use of an address, by element and attribute. */
const USES: Readonly<Record<string, Readonly<Record<string, HostUse>>>> = {
  iframe: { src: 'frame' },
  img: { src: 'image', srcSet: 'image' },
  source: { src: 'media', srcSet: 'image' },
  video: { src: 'media', poster: 'image' },
  audio: { src: 'media' },
  script: { src: 'script' },
  form: { action: 'form' },
  button: { formAction: 'form' },
  input: { formAction: 'form', src: 'image' },
};

const HANDLER = /^on[A-Z]/;
const HOOK = /^(?:lazy|use(?:ActionState|Effect|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|Transition))$/;
const HOST = /(?:https?:)?\/\/([a-z0-9.-]+\.[a-z]+(?::\d+)?)(?=[/?#"')\s]|$)/i;
const OF_STYLE = new RegExp(`url\\(\\s*["']?${HOST.source}`, 'gi');

type Node = Record<string, unknown> & TextRange;

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';

/** Returns the literal beginning of a value: `"…"`, `{'…'}` or `` {`…`} ``. */
function literalOf(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'JSXExpressionContainer') return literalOf(value.expression);
  if (value.type === 'TemplateLiteral') return (value.quasis as Node[])[0];
  return value.type === 'Literal' && typeof value.value === 'string' ? value : undefined;
}

/** Returns the text of a literal or of a part of a template. */
function textOf({ value }: Node): string {
  return isRecord(value) ? String(value.cooked) : String(value);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.type === 'MemberExpression' ? nameOf(node.property) : (node.name ?? ''));
}

/** Collects the addresses and handlers of an element. An MUI component may render as another element (`component`). */
function readElement({ name, attributes }: Node, code: ComponentCode): void {
  const given = (attributes as Node[]).filter(({ type }) => type === 'JSXAttribute');
  const as = literalOf(given.find((one) => nameOf(one.name) === 'component')?.value);
  const uses = USES[as ? textOf(as) : nameOf(name)] ?? {};
  for (const attribute of given) {
    const key = nameOf(attribute.name);
    if (HANDLER.test(key)) code.idle.push({ name: key, ...rangeOf(attribute.name as Node) });
    const literal = literalOf(attribute.value);
    const [, host] = (literal && new RegExp(`^${HOST.source}`, 'i').exec(textOf(literal))) ?? [];
    const use = uses[key];
    if (literal && host && use) code.addresses.push({ use, host, ...rangeOf(literal) });
  }
}

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

/** Finds the parts of a component that browsers will block or never run, in its syntax tree. */
export function readCode(program: unknown): ComponentCode {
  const code: ComponentCode = { addresses: [], idle: [] };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isNode(value)) return;
    if (value.type === 'JSXOpeningElement') readElement(value, code);
    const called = value.type === 'CallExpression' ? nameOf(value.callee) : '';
    if (HOOK.test(called)) code.idle.push({ name: called, ...rangeOf(value.callee as Node) });
    if (value.type === 'TemplateElement' || (value.type === 'Literal' && typeof value.value === 'string')) {
      for (const [, host = ''] of textOf(value).matchAll(OF_STYLE))
        code.addresses.push({ use: 'image', host, ...rangeOf(value) });
    }
    for (const [key, member] of Object.entries(value)) if (key !== 'type') walk(member);
  };
  walk(program);
  return code;
}
