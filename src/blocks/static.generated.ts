// Made from schemas/blocks/ and src/blocks/ by `npm run types`. Do not edit.
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { StaticType } from './interactive.ts';
import { ArticleHeader } from './article-header/ArticleHeader.tsx';
import { ArticleList } from './article-list/ArticleList.tsx';
import { BacklinkPacks } from './backlink-packs/BacklinkPacks.tsx';
import { Benefits } from './benefits/Benefits.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Comments } from './comments/Comments.tsx';
import { Commitments } from './commitments/Commitments.tsx';
import { ContactDetails } from './contact-details/ContactDetails.tsx';
import { Credentials } from './credentials/Credentials.tsx';
import { ExpandableText } from './expandable-text/ExpandableText.tsx';
import { Faq } from './faq/Faq.tsx';
import { Features } from './features/Features.tsx';
import { HelpBlock } from './help-block/HelpBlock.tsx';
import { Hero } from './hero/Hero.tsx';
import { OpeningStatus } from './opening-status/OpeningStatus.tsx';
import { PlanCosts } from './plan-costs/PlanCosts.tsx';
import { PlanSummary } from './plan-summary/PlanSummary.tsx';
import { Portfolio } from './portfolio/Portfolio.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { Pricing } from './pricing/Pricing.tsx';
import { RichText } from './rich-text/RichText.tsx';
import { ServiceList } from './service-list/ServiceList.tsx';
import { Showcase } from './showcase/Showcase.tsx';
import { Steps } from './steps/Steps.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';

/** The component of every static block type. */
export const staticBlocks: { [T in StaticType]: ComponentType<BlockProps<T>> } = {
  'article-header': ArticleHeader,
  'article-list': ArticleList,
  'backlink-packs': BacklinkPacks,
  benefits: Benefits,
  'call-to-action': CallToAction,
  comments: Comments,
  commitments: Commitments,
  'contact-details': ContactDetails,
  credentials: Credentials,
  'expandable-text': ExpandableText,
  faq: Faq,
  features: Features,
  'help-block': HelpBlock,
  hero: Hero,
  'opening-status': OpeningStatus,
  'plan-costs': PlanCosts,
  'plan-summary': PlanSummary,
  portfolio: Portfolio,
  'price-list': PriceList,
  pricing: Pricing,
  'rich-text': RichText,
  'service-list': ServiceList,
  showcase: Showcase,
  steps: Steps,
  testimonials: Testimonials,
};
