import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyMutation } from '../apply-mutation.ts';
import { checkFolder, withMutation } from '../mutated-site.ts';

/** The schema of a site's own block. */
export const dishSchema = {
  title: 'Plat du jour',
  description: 'Le plat d’aujourd’hui.',
  properties: {
    dish: {
      type: 'string',
      title: 'Plat',
      description: 'Nom du plat.',
    },
  },
  required: ['dish'],
  examples: [{ type: 'site-dish', dish: 'Daube' }],
};

/** The component of that block. */
export const dishComponent = `import { type BlockProps, Section } from 'vitrine/block';

export function SiteDish({ block }: BlockProps<'site-dish'>) {
  return (
    <Section block={block}>
      <p className="dish">{block.dish}</p>
    </Section>
  );
}
`;

/** The files of a site's own block. */
export const dishFiles = {
  'blocks/site-dish/schema.json': `${JSON.stringify(dishSchema, null, 2)}\n`,
  'blocks/site-dish/SiteDish.tsx': dishComponent,
};

/** Adds a section to the first page of the site in a folder. */
export function addSection(site: string, section: object): void {
  const file = path.join(site, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.pages[0].sections.push(section);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Returns the findings about the base site with that block, after a mistake in its section or in a file. */
export function findingsAfter({
  section = { type: 'site-dish', dish: 'Daube' },
  edit,
}: {
  section?: object;
  edit?: { file: string; find: string; put: string };
}) {
  return withMutation({ add: dishFiles }, (site) => {
    addSection(site, section);
    if (edit) applyMutation(site, { edits: [edit] });
    return checkFolder(site);
  });
}
