import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, src } from './imports.ts';

const FACTS = 'section 9: a site says each business constant once, as a fact that texts name';
const CHAINS = 'section 2.2: guides stand in circular chains, each below the path of its hub';
const FORMS = 'sections 4, 5 and 7: forms have steps, required fields and parameters of a mail template';
const SERVICES = 'section 7: services outside the site are declared, asked about and allowed';
const MCP = 'describes operations to an assistant with examples of a site';
const NEW = 'turns a starter into the site of an owner, and says what is still to be filled in';

/** Files outside of `blocks/` that name a block type or a collection of the site, with the reason. */
const NAMING: Record<string, string> = {
  'check/site-index/chains.ts': CHAINS,
  'check/site-index/facts-about.ts': FACTS,
  'check/site-index/forms.ts': FORMS,
  'check/site-index/missing-parts.ts': FORMS,
  'check/site-index/names.ts': FACTS,
  'check/site-index/unresolved.ts': FACTS,
  'check/site-index/unused-facts.ts': FACTS,
  'check/own-blocks/check-own-block.ts': SERVICES,
  'check/own-blocks/component-code.ts': 'form, button and input are elements of HTML',
  'check/release/consent-terms.ts': SERVICES,
  'check/rules/fact/circular.ts': FACTS,
  'check/rules/fact/copy-differs.ts': FACTS,
  'check/rules/fact/incomplete.ts': FACTS,
  'check/rules/fact/typed-by-hand.ts': FACTS,
  'check/rules/fact/unused.ts': FACTS,
  'check/rules/form/unknown-template.ts': FORMS,
  'check/rules/price/rules.ts': FACTS,
  'check/rules/service/ads-without-choice.ts': SERVICES,
  'check/rules/service/undeclared-host.ts': SERVICES,
  'check/uses/collect-uses.ts': CHAINS,
  'check/validate.ts': CHAINS,
  'cli/new/new-manifest.ts': NEW,
  'dev/dev-server.ts': FORMS,
  'diagnostics/reporters/questions.ts': 'asks an owner in the order of a conversation, which no schema has',
  'edit/structure/add-chain.ts': CHAINS,
  'edit/structure/add-guide.ts': CHAINS,
  'edit/structure/new-texts.ts': 'a new page begins with an opening',
  'edit/structure/rename-name.ts': FACTS,
  'editor/client/fields/FormNodeView.tsx': FACTS,
  'editor/client/fields/ListView.tsx': CHAINS,
  'editor/client/kit/DialogFrame.tsx': 'form is an element of HTML',
  'editor/server/site-tree.ts': CHAINS,
  'forms/form-definition.ts': FORMS,
  'editor/client/fields/section-sketches.ts': 'draws each type of section for the choice of one',
  'mcp/tools.ts': MCP,
  'mcp/words.ts': MCP,
  'model/resolve/interpolate.ts': FACTS,
  'model/resolve/model.ts': CHAINS,
  'model/resolve/resolve-page.ts': FACTS,
  'model/resolve/resolve-shell.ts': SERVICES,
  'model/schema/former-names.ts': 'says what became of names that manifests of former versions hold',
  'build/build-site.ts': SERVICES,
  'build/places.ts': CHAINS,
  'build/served-site.ts': CHAINS,
  'shell/guide/GuideArticle.tsx': 'section 2.3: a guide ends with a help block',
};

/** Block types, by their names in manifests. */
const types = readdirSync(path.resolve(src, '../schemas/blocks')).map((file) => file.replace('.schema.json', ''));

/** Collections whose entries only blocks show, with the kinds and types of these entries. */
const OF_BLOCKS =
  /\b(?:plans|backlinkPacks|testimonials|BacklinkPack|PortfolioItem|Testimonial)\b|'(?:plan|backlink-pack|testimonial|portfolio-item)'|\bmanifest\??\.portfolio\b|'portfolio'|\/portfolio\b|import type [^;]*\bPlan\b/g;

/** Collections that the engine itself uses, in code that reads them from the manifest. */
const OF_ENGINE =
  /'(?:services|chains|forms|facts)'|["'`]\/(?:services|chains|forms|facts)\b|\b(?:manifest|data)\??\.(?:services|chains|forms|facts)\b/g;

/** Block types in quotes. */
const TYPES = new RegExp(`'(?:${types.join('|')})'`, 'g');

/** Keys of types, HTML elements and kinds of strings that have the name of a block type. */
const NO_NAMES = /\b(?:Pick|Omit)<[^>]*>|styled\('form'\)|kind(?: !==| ===|:)? '\w+'/g;

/** Returns the code of a file without comments, and without the addresses of imports. */
function codeOf(file: string): string {
  return readFileSync(path.join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replace(/\b(?:from |import\()'[^']+'/g, '');
}

/** Returns the distinct block types and collections that a file names. */
function namesIn(file: string): string[] {
  const code = codeOf(file).replace(NO_NAMES, '');
  const found = [OF_BLOCKS, OF_ENGINE, TYPES].flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...new Set(found.map(([name]) => name.replace(/^import type.*/s, 'Plan')))].sort();
}

const isElsewhere = (file: string) =>
  !/^(?:blocks|workshop)\/|types\.generated\.ts$|^diagnostics\/catalogue\//.test(file);

describe('types of blocks and collections of a site', () => {
  const naming = files.filter(isElsewhere).filter((file) => namesIn(file).length > 0);

  it('are only named outside of blocks/ in the listed files, each with its reason', () => {
    expect(naming.sort()).toEqual(Object.keys(NAMING).sort());
  });
});
