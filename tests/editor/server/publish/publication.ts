import { type EditorServerOptions, startEditor } from '../editor-server.ts';
import { replaceIn } from '../git/repository.ts';

export const MANIFEST = 'site.manifest.json';
export const GUIDE = 'content/guides/choisir-son-pain.md';
export const HEADING = '"heading": "Écrivez-nous"';

/** Changes a heading of the small site. */
export function changeHeading(site: string, to = 'Écrivez, on répond'): void {
  replaceIn(site, MANIFEST, /"heading": "Écrivez[^"]*"/, `"heading": "${to}"`);
}

/** Opens the editor of a site, with functions that compare and publish it. */
export async function openPublication(site: string, options: Omit<EditorServerOptions, 'site'> = {}) {
  const editor = await startEditor({ ...options, site });
  const plan = () => editor.call('publish-plan', {});
  /** Publishes the current plan, by default with its own message. */
  const publish = async (target: 'branch' | 'proposal' = 'branch', message?: string) => {
    const { state, message: own } = await plan();
    return editor.call('publish', { state, target, message: message ?? (own || 'x') });
  };
  return { ...editor, site, plan, publish };
}
