import type { ProfessionalServiceLeaf, Thing as SchemaThing } from 'schema-dts';
import type { Shell } from '../model/resolve/resolve-shell.ts';
import { absolute } from '../text/absolute-address.ts';

/** An item of schema.org data. */
export type Thing = Exclude<SchemaThing, string>;

/** A reference to the business, which search engines resolve by its `@id`. */
export function businessReference(shell: Pick<Shell, 'siteUrl' | 'urls' | 'business'>): ProfessionalServiceLeaf {
  return { '@type': 'ProfessionalService', '@id': absolute(shell, '/#business'), name: shell.business.name };
}
