import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../src/build/load-site.ts';
import { validate } from '../../src/check/validate.ts';
import { manifestName } from '../../src/model/read/site-files.ts';
import { routesOf } from '../../src/model/resolve/resolve-page.ts';
import type { Manifest } from '../../src/model/types.generated.ts';

/** Number of guides in a generated chain, which keeps hubs as short as real ones. */
const CHAIN = 50;

export interface GenerateOptions {
  /** The site that serves as template. */
  from: string;
  to: string;
  /** Number of routes of the generated site. */
  pages: number;
}

/** Returns the text of a generated guide: that of a real one, with its own title and description. */
function guideText(original: string, number: number): string {
  return original
    .replace(/^title:.*$/m, `title: "Guide numéro ${number}"`)
    .replace(
      /^description:.*$/m,
      `description: "Guide numéro ${number}, écrit pour mesurer, car ce qu’il contient est le texte d’un vrai guide, dont la longueur et la forme comptent ici."`,
    )
    .replace(/^(?:prev|next):.*\n/gm, '');
}

/** Writes a site with the requested number of pages: our own pages, and chains of guides with our texts. */
export function generateSite({ from, to, pages }: GenerateOptions): void {
  const { model } = loadSite(from, validate);
  if (!model) throw new Error(`The site in ${from} has errors`);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(path.join(from, 'content'), path.join(to, 'content'), { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(from, manifestName), 'utf8')) as Manifest;
  const texts = [...model.guides.values()].map(({ path: guide }) =>
    readFileSync(path.join(from, `content${guide}.md`), 'utf8'),
  );
  const [hub] = manifest.chains ?? [];
  const hubPage = manifest.pages.find(({ path: route }) => route === hub?.hub);
  if (!hub || !hubPage) throw new Error('A site without chains cannot grow');
  let missing = pages - routesOf(model).length;
  for (let chain = 1; missing > 0; chain += 1) {
    const address = `/serie-${chain}`;
    const slugs = Array.from(
      { length: Math.max(1, Math.min(CHAIN, missing - 1)) },
      (_, index) => `guide-${chain}-${index + 1}`,
    );
    const { help: _, ...rest } = hub;
    manifest.chains?.push({ ...rest, id: `serie-${chain}`, hub: address, name: `Série ${chain}`, articles: slugs });
    const title = { type: 'hero', heading: `Série de guides ${chain}` };
    const list = { type: 'article-list', heading: `Série ${chain}`, chain: `serie-${chain}` };
    manifest.pages.push({
      ...hubPage,
      path: address,
      title: `Série de guides ${chain}`,
      description: `${hubPage.description} (${chain})`,
      sections: [title, list] as Manifest['pages'][number]['sections'],
    });
    mkdirSync(path.join(to, 'content', address), { recursive: true });
    slugs.forEach((slug, index) => {
      const number = (chain - 1) * CHAIN + index;
      const original = texts[number % texts.length] ?? '';
      writeFileSync(path.join(to, 'content', address, `${slug}.md`), guideText(original, number + 1));
    });
    missing -= slugs.length + 1;
  }
  writeFileSync(path.join(to, manifestName), JSON.stringify(manifest, null, 2));
}
