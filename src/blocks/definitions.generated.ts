// Made from schemas/blocks/ and src/blocks/ by `npm run types`. Do not edit.
import type { BlockType } from '../model/resolve/resolved.ts';
import type { BlockDefinition } from './block-definition.ts';
import { definition as articleHeader } from './article-header/definition.ts';
import { definition as articleList } from './article-list/definition.ts';
import { definition as backlinkPacks } from './backlink-packs/definition.ts';
import { definition as booking } from './booking/definition.ts';
import { definition as callToAction } from './call-to-action/definition.ts';
import { definition as callbackForm } from './callback-form/definition.ts';
import { definition as contactDetails } from './contact-details/definition.ts';
import { definition as expandableText } from './expandable-text/definition.ts';
import { definition as form } from './form/definition.ts';
import { definition as hero } from './hero/definition.ts';
import { definition as mockupHero } from './mockup-hero/definition.ts';
import { definition as openingStatus } from './opening-status/definition.ts';
import { definition as planCosts } from './plan-costs/definition.ts';
import { definition as planSummary } from './plan-summary/definition.ts';
import { definition as portfolio } from './portfolio/definition.ts';
import { definition as priceList } from './price-list/definition.ts';
import { definition as pricing } from './pricing/definition.ts';
import { definition as richText } from './rich-text/definition.ts';
import { definition as serviceList } from './service-list/definition.ts';
import { definition as testimonials } from './testimonials/definition.ts';
import { definition as videoGate } from './video-gate/definition.ts';

/** The definition of each type of block. A type without one only shows what is written in the block. */
export const definitions: { readonly [T in BlockType]?: BlockDefinition<T> } = {
  'article-header': articleHeader,
  'article-list': articleList,
  'backlink-packs': backlinkPacks,
  booking: booking,
  'call-to-action': callToAction,
  'callback-form': callbackForm,
  'contact-details': contactDetails,
  'expandable-text': expandableText,
  form: form,
  hero: hero,
  'mockup-hero': mockupHero,
  'opening-status': openingStatus,
  'plan-costs': planCosts,
  'plan-summary': planSummary,
  portfolio: portfolio,
  'price-list': priceList,
  pricing: pricing,
  'rich-text': richText,
  'service-list': serviceList,
  testimonials: testimonials,
  'video-gate': videoGate,
};
