import type { Block, Service } from '../types.generated.ts';
import type { SiteModel } from './model.ts';
import { pictureSizes, picturesIn } from './picture-sizes.ts';
import type { BlockType, FormContext, ResolvedBlock } from './resolved.ts';

/** Finds the entries that a list of ids names, in that order. */
function pick<T extends { id: string }>(collection: T[] | undefined, ids: string[]): T[] {
  return ids.flatMap((id) => collection?.find((entry) => entry.id === id) ?? []);
}

function formContext({ form: id }: { form: string }, { manifest, demo }: SiteModel): FormContext {
  const { mail, forms = {}, business } = manifest;
  if (!mail) throw new Error('A form needs the manifest to declare "mail"');
  const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!form) throw new Error(`There is no form named ${id}`);
  const { origin, publicKey, serviceId, templates, toName, timeout } = mail;
  const templateId = (Object.hasOwn(templates, id) && templates[id]) || '';
  return {
    form: { id, ...form },
    mail: demo ? { nothingSent: demo.nothingSent } : { origin, publicKey, serviceId, templateId, toName, timeout },
    phone: business.phone,
    email: business.email,
    hours: business.hours,
  };
}

function serviceNamed({ manifest }: SiteModel, id: string): Service {
  const service = manifest.services?.find((entry) => entry.id === id);
  if (!service) throw new Error(`There is no service named ${id}`);
  return service;
}

/** A text of a block, with the sizes of its pictures. */
function textWithPictures(markdown: string, { pictureSize, lookup }: SiteModel) {
  return { markdown, ...pictureSizes(picturesIn(markdown, lookup), pictureSize) };
}

type Resolver<T extends BlockType> = (block: Extract<Block, { type: T }>, model: SiteModel) => object;

/** How each type that refers to something else is resolved; the others are taken as they are. */
const resolvers: { [T in BlockType]?: Resolver<T> } = {
  'article-list': (block, model) => ({ articles: model.articlesOf(block.chain) }),
  'backlink-packs': (block, { manifest }) => ({
    packs: pick(manifest.backlinkPacks, block.packs),
    email: manifest.business.email,
    vat: manifest.business.vat.mention,
  }),
  booking: (block, model) => ({ service: serviceNamed(model, block.service) }),
  'callback-form': formContext,
  form: formContext,
  'contact-details': (_, { manifest }) => ({ business: manifest.business }),
  'expandable-text': (block, model) => textWithPictures(model.markdownOf(block.source), model),
  'plan-costs': (block, { manifest }) => ({
    plans: pick(manifest.plans, block.plans),
    vat: manifest.business.vat.mention,
  }),
  'plan-summary': (block, { manifest }) => ({
    plans: pick(manifest.plans, block.plans),
    vat: manifest.business.vat.mention,
  }),
  portfolio: (block, { manifest }) => ({ items: pick(manifest.portfolio, block.items) }),
  'price-list': (_, { manifest }) => ({ vat: manifest.business.vat.mention }),
  pricing: (block, { manifest }) => ({
    plans: pick(manifest.plans, block.plans).map((plan) => ({
      ...plan,
      benefits: plan.benefits.map(
        (benefit) =>
          block.replacements?.find(({ plan: id, from }) => id === plan.id && from === benefit)?.to ?? benefit,
      ),
    })),
    vat: manifest.business.vat.mention,
  }),
  'rich-text': (block, model) => ({
    ...textWithPictures(block.source ? model.markdownOf(block.source) : (block.text ?? ''), model),
    ...(block.source && block.dates ? { reviewed: model.reviewedOf(block.source) } : {}),
  }),
  'service-list': (_, { manifest }) => ({
    services: manifest.services ?? [],
    purposes: (manifest.consent?.purposes ?? []).map(({ id, title }) => ({ id, title })),
  }),
  testimonials: (block, { manifest }) => ({ items: pick(manifest.testimonials, block.items) }),
};

/** Names of the parts that every page has beside its blocks. */
const SHELL_PARTS = ['header', 'article', 'footer'];

/** Names the blocks of a page: by their anchor, else by type and place. No two share a name, nor one of the shell's. */
export function createBlockKeys(): (block: Block, index: number) => string {
  const taken = new Set(SHELL_PARTS);
  return (block, index) => {
    let key = block.id ?? `${block.type}-${index + 1}`;
    // No anchor holds this sign.
    while (taken.has(key)) key += '_';
    taken.add(key);
    return key;
  };
}

/** Replaces a block's references by what they name. `key` is its name on the page. */
export function resolveBlock(block: Block, key: string, model: SiteModel): ResolvedBlock {
  const resolver = resolvers[block.type] as Resolver<BlockType> | undefined;
  return { ...block, ...resolver?.(block as never, model), key } as ResolvedBlock;
}
