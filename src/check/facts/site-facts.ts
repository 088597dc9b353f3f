import type { Place } from '../../diagnostics/diagnostic.ts';
import type { LostGuides } from './chains.ts';
import type { DeclaredPicture } from './declared-pictures.ts';
import type { PageDescription } from './described-pages.ts';
import type { FactsAbout } from './facts-about.ts';
import type { LastRelease } from './last-release.ts';
import type { LeftOut, PlacesByPath } from './left-out.ts';
import type { Anchored, LostSection } from './lost-anchors.ts';
import type { MalformedNameUse } from './malformed-names.ts';
import type { MediaFile } from './media-files.ts';
import type { MisnamedFiles } from './misnamed-files.ts';
import type { MissingGuide } from './missing-guides.ts';
import type { MissingPart } from './missing-parts.ts';
import type { NamedCode } from './named-codes.ts';
import type { OpeningRange } from './opening-ranges.ts';
import type { Variant } from './picture-variants.ts';
import type { Prose } from './prose.ts';
import type { MisspeltPage } from './reach.ts';
import type { SourceUse } from './redirect-sources.ts';
import type { Redirections } from './redirections.ts';
import type { RenamedFact } from './renamed-facts.ts';
import type { SharePicture } from './share-pictures.ts';
import type { BrokenLink, LinkUse, NameUse, SiteParts } from './site-parts.ts';
import type { SiteSpelling } from './site-spelling.ts';
import type { Suppression } from './suppressions.ts';

/** What follows from the parts of a site. Each is computed once, when it is first asked for. */
export interface DerivedFacts {
  /** Code of the country where the business is. */
  readonly country: string;
  /** Links to a path of the site where no page answers. */
  readonly brokenLinks: readonly BrokenLink[];
  /** Links that begin as no address within the site does. */
  readonly externalLinks: readonly LinkUse[];
  /** Redirections of the manifest, and where they lead. */
  readonly redirections: Redirections;
  /** Addresses that redirections leave from. */
  readonly redirectSources: readonly SourceUse[];
  /** What the last release published. */
  readonly lastRelease: LastRelease;
  /** Routes that a link from another page leads to, the home page among them. */
  readonly reachedPaths: ReadonlySet<string>;
  /** Pages that broken links were probably meant for, with the places of these links. */
  readonly meantPaths: ReadonlyMap<string, readonly Place[]>;
  /** Pages whose path is misspelt, or was changed, rather than the links to them. */
  readonly misspeltPages: readonly MisspeltPage[];
  /** Guides whose file has a name that cannot stand in an address. */
  readonly misnamedFiles: MisnamedFiles;
  /** Whether the text of a path is there and cannot be read, which is reported. */
  isUnreadText(path: string): boolean;
  /** Guides that are left out because of what is wrong with their chain. */
  readonly lostGuides: readonly LostGuides[];
  /** Places of what is wrong with pages so that their addresses are not known. */
  readonly lostPages: readonly Place[];
  /** Guides that chains name and that have no file there. */
  readonly missingGuides: readonly MissingGuide[];
  /** The same by path, with the places of what is reported of them. */
  readonly missingPaths: PlacesByPath;
  /** Texts that are left out of their chain because it names them wrong, with the places of that. */
  readonly misnamedPaths: PlacesByPath;
  /** Texts beside a chain's guides that are none of them and that no page shows, by path. */
  readonly leftOutTexts: ReadonlyMap<string, LeftOut>;
  /** Where links with an anchor lead. */
  readonly anchors: Anchored;
  /** Sections whose name is gone rather than misspelt in the links. */
  readonly lostSections: readonly LostSection[];
  /** Parts that the manifest does not have though something needs them. */
  readonly missingParts: readonly MissingPart[];
  /** Places of what is missing, any of which may use or show what nothing else does. */
  readonly placesHiding: readonly Place[];
  /** Uses of names between braces that the site does not have. */
  readonly lostNames: readonly NameUse[];
  /** Facts that no other fact copies, and that no text says between braces. */
  readonly unsaidFacts: readonly string[];
  /** The same without those whose names texts hold otherwise. */
  readonly unusedFacts: readonly string[];
  /** Facts that have another name than the texts know them by. */
  readonly renamedFacts: readonly RenamedFact[];
  /** Finds the prices of others that a sentence speaks of. */
  readonly factsAbout: FactsAbout;
  /** Names without exactly two braces on either side. */
  readonly malformedNames: readonly MalformedNameUse[];
  /** Findings that the author accepts. */
  readonly suppressions: readonly Suppression[];
  /** Codes of checks that the site names. */
  readonly namedCodes: readonly NamedCode[];
  /** Titles of the pages that search engines show. */
  readonly titles: readonly PageDescription[];
  /** Descriptions of these pages. */
  readonly descriptions: readonly PageDescription[];
  /** Uses of media files that may be published, with what they are by their bytes. */
  readonly mediaFiles: readonly MediaFile[];
  /** Pictures of the manifest whose files tell their size. */
  readonly declaredPictures: readonly DeclaredPicture[];
  /** Other sizes of these. */
  readonly pictureVariants: readonly Variant[];
  /** Pictures that pages bring for social networks. */
  readonly sharePictures: readonly SharePicture[];
  /** Opening hours of the business. */
  readonly openingRanges: readonly OpeningRange[];
  /** All prose that visitors read. */
  readonly prose: readonly Prose[];
  /** Misspelt words, and the site's own list of words. */
  readonly siteSpelling: SiteSpelling;
  /** The file that an address would take, if it is one that the site writes of its own. */
  takenBy(path: string): string | undefined;
}

/** What rules look at. Not to be confused with the `facts` of a manifest, which texts name. */
export interface SiteFacts extends SiteParts, DerivedFacts {}
