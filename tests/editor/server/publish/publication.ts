import type { PublishPlan } from '../../../../src/editor/publish-protocol.ts';
import { type EditorServerOptions, startEditor } from '../editor-server.ts';
import { replaceIn } from '../git/repository.ts';

export const MANIFEST = 'site.manifest.json';
export const GUIDE = 'content/guides/choisir-son-pain.md';
export const HEADING = '"heading": "Écrivez-nous"';

/** Changes a heading of the small site. */
export function changeHeading(site: string, to = 'Écrivez, on répond'): void {
  replaceIn(site, MANIFEST, /"heading": "Écrivez[^"]*"/, `"heading": "${to}"`);
}

interface PublishOptions {
  target?: 'branch' | 'proposal';
  message?: string;
  /** The plan to publish, so that the site is not compared again. */
  compared?: PublishPlan;
}

/** Opens the editor of a site, with functions that compare and publish it. */
export async function openPublication(site: string, options: Omit<EditorServerOptions, 'site'> = {}) {
  const editor = await startEditor({ ...options, site });
  const plan = () => editor.call('publish-plan', {});
  /** Publishes the current state, or a known plan, by default with the message of the plan. */
  const publish = async ({ target = 'branch', message, compared }: PublishOptions = {}) => {
    const { state, message: own } = compared ?? (await plan());
    return editor.call('publish', { state, target, message: message ?? (own || 'x') });
  };
  return { ...editor, site, plan, publish };
}
