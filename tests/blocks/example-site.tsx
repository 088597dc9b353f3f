import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockProps } from '../../src/blocks/block-props.ts';
import { createModel } from '../../src/blocks/create-model.ts';
import type { StaticType } from '../../src/blocks/interactive.ts';
import { staticBlocks } from '../../src/blocks/static.generated.ts';
import type { Document, MarkdownDocument } from '../../src/model/read/document.ts';
import { readMarkdown } from '../../src/model/read/read-markdown.ts';
import { resolvePage } from '../../src/model/resolve/resolve-page.ts';
import type { BlockType, ResolvedBlock, ResolvedBlockOf } from '../../src/model/resolve/resolved.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import type { Labels } from '../../src/model/types.generated.ts';
import { UiProvider } from '../../src/ui/theme/UiProvider.tsx';

/** Part of a manifest as written by a marketer. */
export type Raw = Record<string, unknown>;

/** First example of a schema, by the schema's name. */
export function exampleOf(name: string): Raw {
  const example = schemaNamed(name).examples?.[0];
  if (!example) throw new Error(`The schema ${name} has no example`);
  return structuredClone(example) as Raw;
}

function unnamed(data: unknown): Document {
  const place = { file: 'site.manifest.json', start: 0, end: 0 };
  return { path: place.file, text: '', data, locate: () => place, locateWithin: () => place };
}

function article(body: string, data: Raw = {}): MarkdownDocument {
  return readMarkdown({ path: 'content/a.md', text: `---\n${JSON.stringify(data)}\n---\n${body}` }, () => {});
}

const longText = ['### Premier titre', 'Un début.', '### Second titre', 'Une suite.'].join('\n\n');

const guide = {
  title: 'Un premier guide',
  description: 'Ce que dit le guide.',
  published: '2026-11-20',
  reviewed: '2026-11-20',
  drawing: ['browser', 'pencil', 'calendar'],
  imageAlt: 'Dessin : une fenêtre entre un crayon et un calendrier.',
};

/** Markdown of the example site, by path below `content/`. */
const markdown: Record<string, MarkdownDocument> = {
  'home/pourquoi-nous-choisir': article(longText),
  'legal/cgv': article(['## Prix', 'Un texte.', '## Préavis', 'Un autre.'].join('\n\n'), { reviewed: '2026-11-20' }),
  'conseils/premier': article('Un texte.', guide),
  'conseils/second': article('Un texte.', { ...guide, title: 'Un second guide' }),
};

/** A small site made of the schemas' own examples. */
function manifestWith(sections: Raw[], overrides: Raw): Raw {
  return {
    site: exampleOf('site-settings'),
    business: {
      name: 'Mon entreprise',
      phone: '04 65 71 00 48',
      email: 'bonjour@example.com',
      address: { street: '12, place de l’Exemple', postalCode: '13100', city: 'Exempleville', country: 'FR' },
      hours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' }],
      vat: { mention: 'TTC' },
    },
    plans: [exampleOf('plan')],
    backlinkPacks: [exampleOf('backlink-pack')],
    testimonials: [exampleOf('testimonial')],
    portfolio: [exampleOf('portfolio-item')],
    chains: [{ id: 'conseils', hub: '/conseils', name: 'Conseils', articles: ['premier', 'second'] }],
    theme: {},
    labels: {},
    pages: [{ path: '/', title: 'Accueil', description: 'Accueil', sections }],
    ...overrides,
  };
}

/** Resolves blocks like the site: with references and defaults. `overrides` replace parts of the manifest. */
function resolveBlocks(sections: Raw[], overrides: Raw): { blocks: readonly ResolvedBlock[]; labels: Labels } {
  const model = createModel({
    directory: '/',
    manifest: unnamed(manifestWith(sections, overrides)),
    markdown: new Map(Object.entries(markdown)),
    media: new Map(),
    unreadable: new Set(),
  });
  return { blocks: resolvePage('/', model)?.blocks ?? [], labels: model.manifest.labels };
}

/** Renders static blocks like the site. `overrides` replace parts of the manifest. */
export function renderBlocks(sections: Raw[], overrides: Raw = {}): HTMLElement {
  const { blocks, labels } = resolveBlocks(sections, overrides);
  const root = document.createElement('main');
  root.innerHTML = blocks
    .map((block) => {
      const Block = staticBlocks[block.type as StaticType] as ComponentType<BlockProps<StaticType>>;
      return renderToStaticMarkup(
        <UiProvider>
          <Block block={block as never} labels={labels} />
        </UiProvider>,
      );
    })
    .join('');
  return root;
}

/** The example of a schema as the component of that block receives it, with some of its keys changed. */
export function resolveExample<T extends BlockType>(
  type: T,
  changes: Raw = {},
  overrides: Raw = {},
): ResolvedBlockOf<T> {
  const [block] = resolveBlocks([{ ...exampleOf(`blocks/${type}`), ...changes }], overrides).blocks;
  return block as never;
}

/** Renders the example of a block's schema, with some of its keys changed. */
export function renderExample(type: StaticType, changes: Raw = {}, overrides: Raw = {}): HTMLElement {
  return renderBlocks([{ ...exampleOf(`blocks/${type}`), ...changes }], overrides);
}

/** The text of an element with every space replaced by a plain one. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
