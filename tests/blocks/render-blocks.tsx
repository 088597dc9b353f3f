import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockProps } from '../../src/blocks/block-props.ts';
import { createModel } from '../../src/blocks/create-model.ts';
import type { StaticType } from '../../src/blocks/interactive.ts';
import { staticBlocks } from '../../src/blocks/static.generated.ts';
import type { Document } from '../../src/model/read/document.ts';
import { resolvePage } from '../../src/model/resolve/resolve-page.ts';
import type { BlockType, ResolvedBlock, ResolvedBlockOf } from '../../src/model/resolve/resolved.ts';
import type { Labels } from '../../src/model/types.generated.ts';
import { UiProvider } from '../../src/ui/theme/UiProvider.tsx';
import { exampleOf, fixtureManifest, fixtureSources, type Raw } from '../fixtures/fixture-site.ts';

function unnamed(data: unknown): Document {
  const place = { file: 'site.manifest.json', start: 0, end: 0 };
  return { path: place.file, text: '', data, locate: () => place, locateWithin: () => place };
}

const sources = fixtureSources();

/** Resolves blocks as on the fixture site: with references and defaults. `overrides` replace parts of the manifest. */
function resolveBlocks(sections: Raw[], overrides: Raw): { blocks: readonly ResolvedBlock[]; labels: Labels } {
  const pages = [{ path: '/', title: 'Accueil', description: 'Accueil', sections }];
  const manifest = unnamed({ ...fixtureManifest(), pages, ...overrides });
  const model = createModel({ ...sources, manifest });
  return { blocks: resolvePage('/', model)?.blocks ?? [], labels: model.manifest.labels };
}

/** Renders static blocks as on the fixture site. `overrides` replace parts of the manifest. */
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

/** Returns the example of a schema as the component of that block receives it, with some of its keys changed. */
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

/** Returns the trimmed text of an element, with a plain space for each run of white space. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
