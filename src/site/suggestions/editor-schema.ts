import { ROOTS } from '../schema/create-ajv.ts';
import { dereference, readSchemas, type Schema } from '../schema/schemas.ts';
import { branchesOf, chooseByType, whatFor } from './block-choice.ts';
import { withArticles } from './chain-articles.ts';
import { fingerprintOf } from './editor-schema-file.ts';
import { proposalsFor } from './proposals.ts';
import { withRuleCodes } from './rule-codes.ts';
import { type Snippet, snippetOf } from './snippet.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';

const PREFIX = 'https://vitrine.example/schemas/';

/** Keywords that editors have no use for, or that name the files which are bundled here. */
const DROPPED = new Set(['$id', '$schema', 'x-kind', 'x-placeholder', 'discriminator', 'examples']);

/** The definitions of the bundle: schemas by name, and lists of proposals. */
type Definitions = Map<string, Schema>;

/** Pattern of colours: by their format, editors show them and let them be picked. */
const COLOR = '^#[0-9a-fA-F]{6}$';

function nameOf(id: string): string {
  return id.slice(PREFIX.length).replace('.schema.json', '').replaceAll('/', '.');
}

function asChoice(list: Suggestion[]): Schema {
  return { enum: list.map(({ value }) => value), enumDescriptions: list.map(({ title }) => title) };
}

function objectExamples({ examples = [] }: Schema): object[] {
  return examples.filter((example): example is object => typeof example === 'object' && example !== null);
}

/** Bundles all schemas that the manifest's refers to, with what this site has. */
class Bundle {
  readonly definitions: Definitions = new Map();
  readonly #suggestions: Suggestions;

  constructor(suggestions: Suggestions) {
    this.#suggestions = suggestions;
  }

  /** Name of a list of proposals, which is kept once. */
  #list(name: string, list: Suggestion[]): Schema {
    if (!this.definitions.has(name)) this.definitions.set(name, asChoice(list));
    return { $ref: `#/$defs/${name}` };
  }

  /** Proposals beside a string: any other string stays as valid as it was. */
  #propose(schema: Schema, key: string, holder: Schema): { anyOf?: Schema[] } {
    const { name, list } = proposalsFor({ schema, key, holder, suggestions: this.#suggestions });
    return list.length === 0 ? {} : { anyOf: [this.#list(name, list), {}] };
  }

  #snippets(schema: Schema): { defaultSnippets?: Snippet[] } {
    const { title = '', description = '' } = schema;
    const made = objectExamples(schema).map((example) =>
      snippetOf({ label: title, description, example, schema, suggestions: this.#suggestions }),
    );
    return made.length > 0 ? { defaultSnippets: made } : {};
  }

  /** The type of a block says what the block is for, where editors explain or propose it. */
  #explainType(out: Schema, schema: Schema): void {
    const type = out.properties?.type;
    if (out.properties && type?.const !== undefined) out.properties.type = { ...type, description: whatFor(schema) };
  }

  /** The keywords of a schema, its references led to definitions of the bundle. */
  #convert(schema: Schema, base: string, key: string, holder: Schema): Schema {
    if (schema.$ref) return this.#refer(schema, base);
    const out: Schema = {};
    for (const [keyword, value] of Object.entries(schema)) if (!DROPPED.has(keyword)) out[keyword] = value;
    // Objects are proposed as snippets, words as they are.
    if (schema.type === 'string' && schema.examples) out.examples = schema.examples;
    if (schema.pattern === COLOR) out.format = 'color-hex';
    const convert = (child: Schema, name: string, within: Schema) => this.#convert(child, base, name, within);
    if (schema.properties) {
      const entries = Object.entries(schema.properties);
      out.properties = Object.fromEntries(entries.map(([name, child]) => [name, convert(child, name, schema)]));
      this.#explainType(out, schema);
    }
    if (schema.items) out.items = convert(schema.items, key, holder);
    if (typeof schema.additionalProperties === 'object') {
      out.additionalProperties = convert(schema.additionalProperties, key, schema);
    }
    return { ...out, ...this.#propose(schema, key, holder), ...this.#snippets(schema) };
  }

  /** Editors let the target's keywords win over those beside the reference, so a target has no title of its own. */
  #refer(schema: Schema, base: string): Schema {
    const { schema: target, base: id } = dereference({ $ref: schema.$ref as string }, base);
    const name = nameOf(id);
    if (!this.definitions.has(name)) {
      this.definitions.set(name, {});
      this.definitions.set(name, this.define(target, id));
    }
    const { title, description } = target;
    const { $ref: _, ...beside } = schema;
    return { ...(title ? { title } : {}), ...(description ? { description } : {}), ...beside, $ref: `#/$defs/${name}` };
  }

  define(schema: Schema, id: string): Schema {
    const {
      title: _,
      description: __,
      ...converted
    } = schema.discriminator ? this.#choice(schema, id) : this.#convert(schema, id, '', {});
    if (id.endsWith('/chain.schema.json')) return this.#withArticles(converted);
    return id.endsWith('/checks.schema.json') ? this.#withRuleCodes(converted) : converted;
  }

  /** Blocks: the type is chosen first, so that only its own keys are proposed, explained and underlined. */
  #choice(schema: Schema, id: string): Schema {
    const branches = branchesOf(schema, id);
    const snippets = branches.flatMap(({ type, schema: branch }) =>
      objectExamples(branch).map((example) =>
        snippetOf({
          label: `${branch.title ?? type} (${type})`,
          description: branch.description ?? '',
          example,
          schema: branch,
          suggestions: this.#suggestions,
        }),
      ),
    );
    return {
      ...chooseByType(schema, branches, (branch) => this.#refer(branch, id)),
      defaultSnippets: snippets,
    };
  }

  #withRuleCodes(schema: Schema): Schema {
    const { rules } = this.#suggestions;
    const severity = schema.properties?.rules?.additionalProperties;
    if (rules.length === 0 || typeof severity !== 'object') return schema;
    this.definitions.set('checks.severity', severity);
    return withRuleCodes(schema, {
      codes: rules.map(({ value }) => value),
      code: this.#list('suggest.rule', rules),
      severity: { $ref: '#/$defs/checks.severity' },
    });
  }

  #withArticles(schema: Schema): Schema {
    const lists = Object.entries(this.#suggestions.articles).filter(([, list]) => list.length > 0);
    return withArticles(
      schema,
      lists.map(([chain, list]) => ({ chain, reference: this.#list(`suggest.article.${chain}`, list) })),
    );
  }
}

/**
 * One schema for editors: everything that `schemas/` says of a manifest, in one document, with what this site has to
 * propose. It accepts exactly what the base schemas accept.
 */
export function editorSchema(suggestions: Suggestions): Schema {
  const root = readSchemas().get(ROOTS.site);
  if (!root) throw new Error('There is no schema of the manifest');
  const bundle = new Bundle(suggestions);
  const { title, description } = root;
  const converted = bundle.define(root, ROOTS.site);
  const definitions = [...bundle.definitions].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Made by npm run check from schemas/ and the site. Do not edit. ${fingerprintOf(suggestions)}`,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...converted,
    $defs: Object.fromEntries(definitions),
  };
}

/** The schema for editors as the text of its file. */
export function printEditorSchema(suggestions: Suggestions): string {
  return `${JSON.stringify(editorSchema(suggestions), null, 1)}\n`;
}
