import type { RenderPage } from '../../entry/server.tsx';
import type { Sources } from '../../site/read/source.ts';
import { createModel, type SiteModel } from '../../site/resolve/model.ts';
import { resolvePage } from '../../site/resolve/resolve-page.ts';
import type { BlockType } from '../../site/resolve/resolved.ts';
import { type Schema, schemaNamed } from '../../site/schema/schemas.ts';
import { branchesOf } from '../../site/suggestions/block-choice.ts';
import { fitExample } from '../../site/suggestions/fit-example.ts';
import { idsOf } from '../../site/suggestions/site-ids.ts';

/** The examples of one type of block, on the site that the catalogue is made for. */
export interface BlockExample {
  type: BlockType;
  schema: Schema;
  /** As an author would write it; its references name things of the site. */
  json: object;
  /** The whole page that holds it alone, or why this site cannot show it. */
  page: { html: string } | { problem: string };
}

const FOLDER = '/__blocks/';

/** Every type of block, with the first example of its schema. */
function firstExamples(sources: Sources): Pick<BlockExample, 'type' | 'schema' | 'json'>[] {
  const ids = idsOf(sources);
  const block = schemaNamed('block');
  return branchesOf(block, block.$id ?? '').map(({ type, schema }) => {
    const example = (schema.examples?.[0] ?? { type }) as object;
    return { type: type as BlockType, schema, json: fitExample(example, schema, ids) };
  });
}

/** The model of the site with a page more for each example. */
function modelWith(sources: Sources, examples: { type: string; json: object }[]): SiteModel {
  const { data } = sources.manifest as { data: { pages: object[] } };
  const pages = examples.map(({ type, json }) => ({
    path: FOLDER + type,
    title: type,
    description: type,
    noindex: true,
    sections: [json],
  }));
  const manifest = { ...sources.manifest, data: { ...data, pages: [...data.pages, ...pages] } };
  return createModel({ ...sources, manifest });
}

/** Renders the example of every type of block as a page of the site. The sources are those of a site without errors. */
export async function renderBlockExamples(
  sources: Sources,
  createRenderer: (model: SiteModel) => Promise<RenderPage>,
): Promise<BlockExample[]> {
  const examples = firstExamples(sources);
  const model = modelWith(sources, examples);
  const render = await createRenderer(model);
  return examples.map((example): BlockExample => {
    try {
      const page = resolvePage(FOLDER + example.type, model);
      if (!page) throw new Error(`There is no page for ${example.type}`);
      return { ...example, page: { html: render(page) } };
    } catch (error) {
      return { ...example, page: { problem: (error as Error).message } };
    }
  });
}
