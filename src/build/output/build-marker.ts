import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../text/is-record.ts';

/**
 * File that a build writes first into its output folder. In a folder that contains it, later builds may remove all
 * other files.
 */
export const MARKER = '.vitrine-build';

/** The account of the mail service that the mail sink replaces. */
export interface SinkAccount {
  publicKey: string;
  serviceId: string;
  /** Templates by form; several forms may share one. */
  templates: Readonly<Record<string, string>>;
}

/** A form for the mail sink: its name, and the parameters of its messages. */
export interface SinkForm {
  name: string;
  params: Readonly<Record<string, string>>;
}

/** The forms of a site, by the same names as the account's templates. */
export type SinkForms = Readonly<Record<string, SinkForm>>;

/** The site in an output folder. All of this is public: pages and program contain it, too. */
export interface BuiltSite {
  /** Address of the site, `site.url` of its manifest, which identifies it on every machine. */
  site: string;
  /** Version of the engine that filled the folder. Versions before 0.2.0 did not write it. */
  engine?: string;
  /** Set for a version for the owner's approval, which must not be published as the site. */
  staging?: true;
  /** Account of the mail service that its forms use. */
  mail?: SinkAccount & { origin: string };
  forms: SinkForms;
}

const ABOUT = 'Filled by a build, which removes all other files of this folder.';

/** Returns the text of the marker, for builds, the preview, and people who find it. */
export function formatMarker(built?: BuiltSite): string {
  return `${JSON.stringify({ about: ABOUT, ...built }, null, 2)}\n`;
}

/** Parses the text of a marker. Returns `undefined` if it contains no site. */
export function parseMarker(text: string): BuiltSite | undefined {
  try {
    const marker: unknown = JSON.parse(text);
    return isRecord(marker) && typeof marker.site === 'string' ? (marker as unknown as BuiltSite) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the site in an output folder. Returns `undefined` if no build has filled it, or if its marker contains no
 * site.
 */
export function builtSiteIn(directory: string): BuiltSite | undefined {
  try {
    return parseMarker(readFileSync(path.join(directory, MARKER), 'utf8'));
  } catch {
    return undefined;
  }
}
