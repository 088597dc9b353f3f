import type { RendererOf } from '../../build/pages/render-contract.ts';
import { type ServedSite, serveSite } from '../../build/served-site.ts';
import { branchesOf } from '../../check/suggestions/block-choice.ts';
import { fitExample } from '../../check/suggestions/fit-example.ts';
import { idsOf } from '../../check/suggestions/site-ids.ts';
import type { Sources } from '../../model/read/source.ts';
import { resolveManifest } from '../../model/resolve/resolve-manifest.ts';
import { resolvePage } from '../../model/resolve/resolve-page.ts';
import type { BlockType } from '../../model/resolve/resolved.ts';
import { anyBlockSchema } from '../../model/schema/own-schemas.ts';
import type { Schema } from '../../model/schema/schemas.ts';

/** The example of one block type, as a page of the site. */
export interface BlockExample {
  type: BlockType;
  schema: Schema;
  /** JSON as an author would write it, with references to parts of the site. */
  json: object;
  /** A whole page with only this block, or the reason why this site cannot show it. */
  page: { html: string } | { problem: string };
}

const FOLDER = '/__blocks/';

/** Returns all block types, with the first example of their schemas. */
function firstExamples(sources: Sources): Pick<BlockExample, 'type' | 'schema' | 'json'>[] {
  const ids = idsOf(sources);
  return branchesOf(anyBlockSchema(sources.ownBlocks)).map(({ type, schema }) => {
    const example = (schema.examples?.[0] ?? { type }) as object;
    return { type: type as BlockType, schema, json: fitExample(example, schema, ids) };
  });
}

/** Returns the site with a page for each example instead of its own pages; its guides are kept. */
function siteWith({ sources, stopped }: ServedSite, examples: { type: string; json: object }[]): ServedSite {
  const pages = examples.map(({ type, json }) => ({
    path: FOLDER + type,
    title: type,
    description: type,
    noindex: true,
    sections: [json],
  }));
  const { manifest } = sources;
  const data = { ...(manifest.data as object), pages };
  const errors = [...stopped.values()].filter(({ place }) => place.file !== manifest.path);
  const served = serveSite({ ...sources, manifest: { ...manifest, data } }, errors, resolveManifest);
  if (!served) throw new Error('The site that is shown cannot be served');
  return served;
}

/** Renders the example of every block type as a page of the site. */
export async function renderBlockExamples(site: ServedSite, rendererOf: RendererOf): Promise<BlockExample[]> {
  const examples = firstExamples(site.sources);
  const { model } = siteWith(site, examples);
  const render = await rendererOf(model);
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
