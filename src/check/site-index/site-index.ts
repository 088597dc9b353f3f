import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Anchored, AnchorUse } from './anchors.ts';
import type { IgnoredGuides } from './chains.ts';
import type { DeclaredPicture } from './declared-pictures.ts';
import type { FactsAbout } from './facts-about.ts';
import type { LastRelease } from './last-release.ts';
import type { MalformedNameUse } from './malformed-names.ts';
import type { MediaFile } from './media-files.ts';
import type { MisnamedFiles } from './misnamed-files.ts';
import type { MissingPart } from './missing-parts.ts';
import type { NamedCode } from './named-codes.ts';
import type { OpeningRange } from './opening-ranges.ts';
import type { Variant } from './picture-variants.ts';
import type { Prose } from './prose.ts';
import type { SourceUse } from './redirect-sources.ts';
import type { Redirections } from './redirections.ts';
import type { ResultText } from './result-texts.ts';
import type { SharePicture } from './share-pictures.ts';
import type {
  BrokenLink,
  LinkUse,
  MediaUse,
  NameUse,
  SiteParts,
  StringUse,
  Unresolved,
  UnresolvedGuide,
  Use,
} from './site-parts.ts';
import type { SiteSpelling } from './site-spelling.ts';
import type { Suppression } from './suppressions.ts';
import type { UnlistedText } from './unlisted-texts.ts';

/** Values derived from the parts of a site. Each is computed once, on first use. */
export interface DerivedIndex {
  /** Code of the country of the business. */
  readonly country: string;
  /** Links to paths of the site that have no page. */
  readonly brokenLinks: readonly BrokenLink[];
  /** Links that do not begin like an address within the site. */
  readonly externalLinks: readonly LinkUse[];
  /** Redirects of the manifest, and their chains. */
  readonly redirections: Redirections;
  /** Source addresses of redirects. */
  readonly redirectSources: readonly SourceUse[];
  /** Record of the last release. */
  readonly lastRelease: LastRelease;
  /** Routes to which another page links. The home page and the hubs of chains with guides are always included. */
  readonly reachedPaths: ReadonlySet<string>;
  /** Guides whose file name is invalid in an address. */
  readonly misnamedFiles: MisnamedFiles;
  /** Whether the text of a path exists but cannot be read. This is reported when files are read. */
  isUnreadText(path: string): boolean;
  /** Guides that are ignored because of a mistake in their chain. */
  readonly ignoredGuides: readonly IgnoredGuides[];
  /** Places of mistakes that make the addresses of pages unknown. */
  readonly placesOfUnknownPages: readonly Place[];
  /** Texts in the folder of a chain that are not in the chain, and that no page shows, by path. */
  readonly unlistedTexts: ReadonlyMap<string, UnlistedText>;
  /** Places of reported mistakes that prevent a path from being the page of a guide, by path. */
  readonly guidePlaces: ReadonlyMap<string, readonly Place[]>;
  /** Targets of links with an anchor. */
  readonly anchors: Anchored;
  /** Missing parts of the manifest that something needs. */
  readonly missingParts: readonly MissingPart[];
  /** Places of missing parts, any of which may use or show something that seems unused. */
  readonly placesHiding: readonly Place[];
  /** Uses of unknown names between braces. */
  readonly unknownNames: readonly NameUse[];
  /** Facts that no other fact copies, and that no text names. */
  readonly unusedFacts: readonly string[];
  /** Paths without a page, with the links to them. */
  readonly unresolvedPages: readonly Unresolved<BrokenLink>[];
  /** Sections that their pages lack, as `route#anchor`. */
  readonly unresolvedAnchors: readonly Unresolved<AnchorUse>[];
  /** Guides of chains without a file in the chain's folder. */
  readonly unresolvedGuides: readonly UnresolvedGuide[];
  /** Unknown names between braces, except for the fields of a form. */
  readonly unresolvedNames: readonly Unresolved<NameUse>[];
  /** Entries that their collections lack, by collection. */
  readonly unresolvedEntries: ReadonlyMap<string, readonly Unresolved<StringUse>[]>;
  /** Texts that `content/` lacks. */
  readonly unresolvedTexts: readonly Unresolved<StringUse>[];
  /** Media that `content/media` lacks. */
  readonly unresolvedMedia: readonly Unresolved<MediaUse & Use>[];
  /** Finds the facts about a company that a sentence names. */
  readonly factsAbout: FactsAbout;
  /** Names without exactly two braces on either side. */
  readonly malformedNames: readonly MalformedNameUse[];
  /** Findings that the author has accepted. */
  readonly suppressions: readonly Suppression[];
  /** Codes of checks that the site names. */
  readonly namedCodes: readonly NamedCode[];
  /** Titles of pages in search results. */
  readonly titles: readonly ResultText[];
  /** Descriptions of these pages. */
  readonly descriptions: readonly ResultText[];
  /** Uses of publishable media files, with their properties. */
  readonly mediaFiles: readonly MediaFile[];
  /** Pictures of the manifest with a known real size. */
  readonly declaredPictures: readonly DeclaredPicture[];
  /** Other sizes of these pictures. */
  readonly pictureVariants: readonly Variant[];
  /** Pages' own pictures for social networks. */
  readonly sharePictures: readonly SharePicture[];
  /** Opening hours of the business. */
  readonly openingRanges: readonly OpeningRange[];
  /** All prose that visitors read. */
  readonly prose: readonly Prose[];
  /** Misspelt words, and the site's own list of words. */
  readonly siteSpelling: SiteSpelling;
  /** Returns the file that has the same address as a path, if the site writes one. */
  reservedFor(path: string): string | undefined;
}

/** A site as rules see it: its parts, and the values derived from them. */
export interface SiteIndex extends SiteParts, DerivedIndex {}
