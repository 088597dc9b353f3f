import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../text/is-record.ts';

/** File that a build writes first into the folder that it fills: later builds may remove all other files there. */
export const MARKER = '.vitrine-build';

/** The account that the mail sink answers for. */
export interface SinkAccount {
  publicKey: string;
  serviceId: string;
  /** Template of each form; several forms may share one. */
  templates: Readonly<Record<string, string>>;
}

/** What the mail sink knows of a form: its name, and the parameters of its messages. */
export interface SinkForm {
  name: string;
  params: Readonly<Record<string, string>>;
}

/** The forms of a site, by the names under which the account has their templates. */
export type SinkForms = Readonly<Record<string, SinkForm>>;

/** Site that a folder was filled with. All of it is public: pages and program contain it too. */
export interface BuiltSite {
  /** Address of the site, as `site.url` of its manifest. It names the site on every machine. */
  site: string;
  /** Version of the engine that filled the folder. Missing from folders that versions before 0.2.0 filled. */
  engine?: string;
  /** Set if the folder holds a version for the owner's approval, which must not be published as the site. */
  staging?: true;
  /** Account that its forms send to. */
  mail?: SinkAccount & { origin: string };
  forms: SinkForms;
}

const ABOUT = 'Filled by a build, which removes all other files of this folder.';

/** Text of the marker, for builds, for the preview and for whoever finds it. */
export function formatMarker(built?: BuiltSite): string {
  return `${JSON.stringify({ about: ABOUT, ...built }, null, 2)}\n`;
}

/** Reads the text of a marker. Returns `undefined` if it names no site. */
export function parseMarker(text: string): BuiltSite | undefined {
  try {
    const marker: unknown = JSON.parse(text);
    return isRecord(marker) && typeof marker.site === 'string' ? (marker as unknown as BuiltSite) : undefined;
  } catch {
    return undefined;
  }
}

/** Site that a folder was filled with. Returns `undefined` if no build has filled it, or if its marker names no site. */
export function builtSiteIn(directory: string): BuiltSite | undefined {
  try {
    return parseMarker(readFileSync(path.join(directory, MARKER), 'utf8'));
  } catch {
    return undefined;
  }
}
