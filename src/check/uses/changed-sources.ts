import type { Report } from '../../diagnostics/diagnostic.ts';
import type { StructureChange } from '../../edit/structure/structure-change.ts';
import { applyEdits } from '../../edit/text-edit.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import type { Sources } from '../../model/read/source.ts';

/** Media files by their names after a change; data about a file is read from its current place. */
function mediaAfter({ files }: StructureChange, { media, picture, drawing }: Sources): Partial<Sources> {
  const before = new Map<string, string>();
  const changed = new Map(media);
  for (const { file, to, isRemoved } of files) {
    const name = file.slice('content/'.length);
    const size = media.get(name);
    if (size === undefined || (!isRemoved && to === undefined)) continue;
    changed.delete(name);
    if (to !== undefined) {
      changed.set(to.slice('content/'.length), size);
      before.set(to.slice('content/'.length), name);
    }
  }
  return {
    media: changed,
    ...(picture ? { picture: (file: string) => picture(before.get(file) ?? file) } : {}),
    ...(drawing ? { drawing: (file: string) => drawing(before.get(file) ?? file) } : {}),
  };
}

/** The sources of a site after a change of its structure. Mistakes in changed texts are reported. */
export function sourcesAfter(sources: Sources, change: StructureChange, report: Report): Sources {
  const changes = new Map(change.files.map((one) => [one.file, one]));
  const textAfter = ({ path, text }: { path: string; text: string }) =>
    applyEdits(text, changes.get(path)?.edits ?? []);
  const { manifest } = sources;
  const markdown: Sources['markdown'] = new Map();
  for (const [name, source] of sources.markdown) {
    const changed = changes.get(source.path);
    if (changed?.isRemoved) continue;
    if (!changed) markdown.set(name, source);
    else {
      const { to = source.path } = changed;
      const key = to.slice('content/'.length, -'.md'.length);
      markdown.set(key, readMarkdown({ path: to, text: textAfter(source) }, report));
    }
  }
  for (const { file, edits, isNew } of change.files) {
    if (!isNew) continue;
    const document = readMarkdown({ path: file, text: applyEdits('', edits) }, report);
    markdown.set(file.slice('content/'.length, -'.md'.length), document);
  }
  return {
    ...sources,
    ...mediaAfter(change, sources),
    manifest: changes.has(manifest.path)
      ? readJson({ path: manifest.path, text: textAfter(manifest) }, report)
      : manifest,
    markdown,
  };
}
