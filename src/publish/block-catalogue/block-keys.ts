import { dereference, type Schema } from '../../site/schema/schemas.ts';

/** One key of a block, as the catalogue tells of it. */
export interface BlockKey {
  /** Way to the key: `actions[].label`. */
  path: string;
  title: string;
  description: string;
  type: string;
  required: boolean;
  /** JSON of the value that stands when the key is left out. */
  default?: string;
  /** What the value must keep to. */
  limits: string[];
}

const TYPES: Record<string, string> = {
  string: 'texte',
  integer: 'nombre entier',
  number: 'nombre',
  boolean: 'true ou false',
  object: 'objet',
  array: 'liste',
};

/** What a string stands for, where it is more than a text. */
const KINDS: Record<string, string> = {
  markdown: 'texte Markdown',
  link: 'lien',
  page: 'adresse de page',
  url: 'adresse https',
  'frame-url': 'adresse de cadre',
  media: 'fichier de content/media',
  'markdown-file': 'fichier .md de content',
  anchor: 'ancre',
  plan: 'identifiant de forfait',
  'backlink-pack': 'identifiant de pack',
  testimonial: 'identifiant de témoignage',
  'portfolio-item': 'identifiant de réalisation',
  chain: 'identifiant de chaîne',
  service: 'identifiant de service',
  form: 'nom de formulaire',
  template: 'texte à trous',
};

function typeOf(schema: Schema, base: string): string {
  const type = [schema.type ?? 'string'].flat().map((one) => TYPES[one] ?? one);
  if (schema.items) return `liste : ${typeOf(dereference(schema.items, base).schema, base)}`;
  if (schema.enum) return 'choix';
  return KINDS[schema['x-kind'] ?? ''] ?? type.join(' ou ');
}

/** Words for the keywords that bound a value. */
function limitsOf(schema: Schema): string[] {
  const words: Record<string, (limit: unknown) => string> = {
    maxLength: (limit) => `${limit} caractères au plus`,
    minimum: (limit) => `au moins ${limit}`,
    maximum: (limit) => `au plus ${limit}`,
    minItems: (limit) => `${limit} élément(s) au moins`,
    maxItems: (limit) => `${limit} élément(s) au plus`,
    uniqueItems: () => 'sans répétition',
    pattern: (limit) => `forme ${limit}`,
    format: (limit) => (limit === 'date' ? 'date AAAA-MM-JJ' : `format ${limit}`),
    enum: (limit) => (limit as unknown[]).map((one) => JSON.stringify(one)).join(', '),
    const: (limit) => `toujours ${JSON.stringify(limit)}`,
  };
  return Object.entries(schema).flatMap(([keyword, limit]) => {
    const say = words[keyword];
    return say ? [say(limit)] : [];
  });
}

/** Every key that a schema describes, those of its parts after their own. */
export function keysOfBlock(schema: Schema, base = schema.$id ?? '', prefix = ''): BlockKey[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]): BlockKey[] => {
    const own = dereference(given, base);
    const path = prefix + name;
    const { title = '', description = '', items } = own.schema;
    const item = items && dereference(items, own.base);
    const key = {
      path,
      title,
      description,
      type: typeOf(own.schema, own.base),
      required: schema.required?.includes(name) ?? false,
      ...(own.schema.default === undefined ? {} : { default: JSON.stringify(own.schema.default) }),
      limits: [...limitsOf(own.schema), ...(item && !item.schema.properties ? limitsOf(item.schema) : [])],
    };
    const parts = item
      ? keysOfBlock(item.schema, item.base, `${path}[].`)
      : keysOfBlock(own.schema, own.base, `${path}.`);
    return [key, ...parts];
  });
}
