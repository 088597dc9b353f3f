import { rule as articleImpossibleDates } from './article/impossible-dates.ts';
import { rule as articleNotReviewed } from './article/not-reviewed.ts';
import { rule as chainArticleElsewhere } from './chain/article-elsewhere.ts';
import { rule as chainArticleInNoChain } from './chain/article-in-no-chain.ts';
import { rule as chainArticleInTwoChains } from './chain/article-in-two-chains.ts';
import { rule as chainHubWithoutList } from './chain/hub-without-list.ts';
import { rule as chainLinkedArticleInNoChain } from './chain/linked-article-in-no-chain.ts';
import { rule as chainMisnamedFile } from './chain/misnamed-file.ts';
import { rule as chainMissingArticle } from './chain/missing-article.ts';
import { rule as chainNotClosed } from './chain/not-closed.ts';
import { rule as chainOtherEnding } from './chain/other-ending.ts';
import { rule as checksNoReason } from './checks/no-reason.ts';
import { rule as checksRetiredCode } from './checks/retired-code.ts';
import { rule as checksUnknownCode } from './checks/unknown-code.ts';
import { rule as contactMalformedEmail } from './contact/malformed-email.ts';
import { rule as contactMalformedPhone } from './contact/malformed-phone.ts';
import { rule as contentEmptyFile } from './content/empty-file.ts';
import { rule as contentUnusedFile } from './content/unused-file.ts';
import { rule as editorNoSchema } from './editor/no-schema.ts';
import { rule as factCircular } from './fact/circular.ts';
import { rule as factCopyDiffers } from './fact/copy-differs.ts';
import { rule as factDoubledUnit } from './fact/doubled-unit.ts';
import { rule as factIncomplete } from './fact/incomplete.ts';
import { rule as factMalformed } from './fact/malformed.ts';
import { rule as factRenamed } from './fact/renamed.ts';
import { rule as factTypedByHand } from './fact/typed-by-hand.ts';
import { rule as factUnknown } from './fact/unknown.ts';
import { rule as factUnknownSource } from './fact/unknown-source.ts';
import { rule as factUnused } from './fact/unused.ts';
import { rule as formSeveral } from './form/several.ts';
import { rule as formUnusedField } from './form/unused-field.ts';
import { rule as formUnusedSetting } from './form/unused-setting.ts';
import { rule as headingEmpty } from './heading/empty.ts';
import { rule as headingMissingSpace } from './heading/missing-space.ts';
import { rule as headingNoH1 } from './heading/no-h1.ts';
import { rule as headingSeveralH1 } from './heading/several-h1.ts';
import { rule as headingSkippedLevel } from './heading/skipped-level.ts';
import { rule as hoursOrder } from './hours/order.ts';
import { rule as hoursOverlap } from './hours/overlap.ts';
import { rule as hoursReversed } from './hours/reversed.ts';
import { rule as linkAnchorAlone } from './link/anchor-alone.ts';
import { rule as linkBrokenSyntax } from './link/broken-syntax.ts';
import { rule as linkEmptyText } from './link/empty-text.ts';
import { rule as linkInexactPath } from './link/inexact-path.ts';
import { rule as linkMalformed } from './link/malformed.ts';
import { rule as linkNotHttps } from './link/not-https.ts';
import { rule as linkOddSpace } from './link/odd-space.ts';
import { rule as linkOwnAddress } from './link/own-address.ts';
import { rule as linkRedirected } from './link/redirected.ts';
import { rule as linkUndefinedReference } from './link/undefined-reference.ts';
import { rule as linkUnknownAnchor } from './link/unknown-anchor.ts';
import { rule as linkUnknownPage } from './link/unknown-page.ts';
import { rule as linkUnsafeScheme } from './link/unsafe-scheme.ts';
import { rule as linkVagueText } from './link/vague-text.ts';
import { rule as markdownBrokenList } from './markdown/broken-list.ts';
import { rule as markdownBrokenTable } from './markdown/broken-table.ts';
import { rule as markdownExtraCell } from './markdown/extra-cell.ts';
import { rule as markdownHtml } from './markdown/html.ts';
import { rule as markdownLiteralStars } from './markdown/literal-stars.ts';
import { rule as markdownLoneBacktick } from './markdown/lone-backtick.ts';
import { rule as markdownTooDeep } from './markdown/too-deep.ts';
import { rule as markdownUnclosed } from './markdown/unclosed.ts';
import { rule as markdownUndefinedFootnote } from './markdown/undefined-footnote.ts';
import { rule as mediaActiveDrawing } from './media/active-drawing.ts';
import { rule as mediaCutOff } from './media/cut-off.ts';
import { rule as mediaDownloadLabel } from './media/download-label.ts';
import { rule as mediaEmptyFile } from './media/empty-file.ts';
import { rule as mediaForeignPart } from './media/foreign-part.ts';
import { rule as mediaMissing } from './media/missing.ts';
import { rule as mediaNamelessDrawing } from './media/nameless-drawing.ts';
import { rule as mediaNoAlt } from './media/no-alt.ts';
import { rule as mediaNotAPicture } from './media/not-a-picture.ts';
import { rule as mediaOtherContent } from './media/other-content.ts';
import { rule as mediaShareDrawing } from './media/share-drawing.ts';
import { rule as mediaShareTooSmall } from './media/share-too-small.ts';
import { rule as mediaStaleVariant } from './media/stale-variant.ts';
import { rule as mediaTooHeavy } from './media/too-heavy.ts';
import { rule as mediaUnused } from './media/unused.ts';
import { rule as mediaWrongEnding } from './media/wrong-ending.ts';
import { rule as mediaWrongSize } from './media/wrong-size.ts';
import { rule as mediaWrongVariantWidth } from './media/wrong-variant-width.ts';
import { rule as pageDuplicateAnchor } from './page/duplicate-anchor.ts';
import { rule as pageDuplicatePath } from './page/duplicate-path.ts';
import { rule as pageDuplicateSlug } from './page/duplicate-slug.ts';
import { rule as pageMissingAnchor } from './page/missing-anchor.ts';
import { rule as pageMisspeltPath } from './page/misspelt-path.ts';
import { rule as pageOddPath } from './page/odd-path.ts';
import { rule as pageOrphan } from './page/orphan.ts';
import { rule as pageReservedPath } from './page/reserved-path.ts';
import { rule as placeholderStanding } from './placeholder/standing.ts';
import { rule as placeholderText } from './placeholder/text.ts';
import { rule as placeholderUnmarked } from './placeholder/unmarked.ts';
import { rule as priceOutOfRange } from './price/out-of-range.ts';
import { rule as priceTextDiffers } from './price/text-differs.ts';
import { rule as redirectChained } from './redirect/chained.ts';
import { rule as redirectDuplicate } from './redirect/duplicate.ts';
import { rule as redirectInvalidTarget } from './redirect/invalid-target.ts';
import { rule as redirectLoop } from './redirect/loop.ts';
import { rule as redirectNeverMatches } from './redirect/never-matches.ts';
import { rule as redirectShadowsFile } from './redirect/shadows-file.ts';
import { rule as redirectShadowsPage } from './redirect/shadows-page.ts';
import { rule as referenceDuplicateId } from './reference/duplicate-id.ts';
import { rule as referenceMissingPart } from './reference/missing-part.ts';
import { rule as referenceUnknown } from './reference/unknown.ts';
import { rule as referenceUnused } from './reference/unused.ts';
import { rule as releaseConsentVersion } from './release/consent-version.ts';
import { rule as releaseRemovedPage } from './release/removed-page.ts';
import { rule as releaseUnreadableList } from './release/unreadable-list.ts';
import type { Rule } from './rule.ts';
import { rule as seoLongDescription } from './seo/long-description.ts';
import { rule as seoLongTitle } from './seo/long-title.ts';
import { rule as seoRepeatedDescription } from './seo/repeated-description.ts';
import { rule as seoRepeatedTitle } from './seo/repeated-title.ts';
import { rule as seoShortDescription } from './seo/short-description.ts';
import { rule as seoShortTitle } from './seo/short-title.ts';
import { rule as serviceAdsWithoutChoice } from './service/ads-without-choice.ts';
import { rule as serviceBlankInCode } from './service/blank-in-code.ts';
import { rule as serviceUndeclaredHost } from './service/undeclared-host.ts';
import { rule as textBlank } from './text/blank.ts';
import { rule as textDamaged } from './text/damaged.ts';
import { rule as textFiller } from './text/filler.ts';
import { rule as textMarkup } from './text/markup.ts';
import { rule as textTooLong } from './text/too-long.ts';
import { rule as themeContrast } from './theme/contrast.ts';

/** Every rule, in the order of their codes. A test compares this list with the files. */
export const rules: readonly Rule[] = [
  articleImpossibleDates,
  articleNotReviewed,
  chainArticleElsewhere,
  chainArticleInNoChain,
  chainArticleInTwoChains,
  chainHubWithoutList,
  chainLinkedArticleInNoChain,
  chainMisnamedFile,
  chainMissingArticle,
  chainNotClosed,
  chainOtherEnding,
  checksNoReason,
  checksRetiredCode,
  checksUnknownCode,
  contactMalformedEmail,
  contactMalformedPhone,
  contentEmptyFile,
  contentUnusedFile,
  editorNoSchema,
  factCircular,
  factCopyDiffers,
  factDoubledUnit,
  factIncomplete,
  factMalformed,
  factRenamed,
  factTypedByHand,
  factUnknown,
  factUnknownSource,
  factUnused,
  formSeveral,
  formUnusedField,
  formUnusedSetting,
  headingEmpty,
  headingMissingSpace,
  headingNoH1,
  headingSeveralH1,
  headingSkippedLevel,
  hoursOrder,
  hoursOverlap,
  hoursReversed,
  linkAnchorAlone,
  linkBrokenSyntax,
  linkEmptyText,
  linkInexactPath,
  linkMalformed,
  linkNotHttps,
  linkOddSpace,
  linkOwnAddress,
  linkRedirected,
  linkUndefinedReference,
  linkUnknownAnchor,
  linkUnknownPage,
  linkUnsafeScheme,
  linkVagueText,
  markdownBrokenList,
  markdownBrokenTable,
  markdownExtraCell,
  markdownHtml,
  markdownLiteralStars,
  markdownLoneBacktick,
  markdownTooDeep,
  markdownUnclosed,
  markdownUndefinedFootnote,
  mediaActiveDrawing,
  mediaCutOff,
  mediaDownloadLabel,
  mediaEmptyFile,
  mediaForeignPart,
  mediaMissing,
  mediaNamelessDrawing,
  mediaNoAlt,
  mediaNotAPicture,
  mediaOtherContent,
  mediaShareDrawing,
  mediaShareTooSmall,
  mediaStaleVariant,
  mediaTooHeavy,
  mediaUnused,
  mediaWrongEnding,
  mediaWrongSize,
  mediaWrongVariantWidth,
  pageDuplicateAnchor,
  pageDuplicatePath,
  pageDuplicateSlug,
  pageMissingAnchor,
  pageMisspeltPath,
  pageOddPath,
  pageOrphan,
  pageReservedPath,
  placeholderStanding,
  placeholderText,
  placeholderUnmarked,
  priceOutOfRange,
  priceTextDiffers,
  redirectChained,
  redirectDuplicate,
  redirectInvalidTarget,
  redirectLoop,
  redirectNeverMatches,
  redirectShadowsFile,
  redirectShadowsPage,
  referenceDuplicateId,
  referenceMissingPart,
  referenceUnknown,
  referenceUnused,
  releaseConsentVersion,
  releaseRemovedPage,
  releaseUnreadableList,
  seoLongDescription,
  seoLongTitle,
  seoRepeatedDescription,
  seoRepeatedTitle,
  seoShortDescription,
  seoShortTitle,
  serviceAdsWithoutChoice,
  serviceBlankInCode,
  serviceUndeclaredHost,
  textBlank,
  textDamaged,
  textFiller,
  textMarkup,
  textTooLong,
  themeContrast,
];
