/** A document template of a guide, from the guide's text. */
interface Model {
  /** File below `content/media/files`. */
  name: string;
  title: string;
  /** Markdown. */
  text: string;
}

const BEGINNING = /^<!--[ \t]*file:[ \t]*(\S+)(?:[ \t]+"([^"]*)")?[ \t]*(-->)?[ \t]*$/gm;
const END = /^<!--\s*\/file\s*-->[ \t]*$/m;
const HIDDEN_END = /^\/file\s*-->[ \t]*$/m;
const NAME = /^[a-z][a-z0-9-]*\.(?:odt|csv)$/;

/**
 * Finds the text between `<!-- file: name.odt "Title" -->` and `<!-- /file -->`, each alone on its line. Passages with
 * the same name are parts of one file, in order. If the first comment is only closed after `/file`, the passage is in
 * the file but not on the page, such as the blank version of a form that the page shows filled in. `where` identifies
 * the text in errors. Throws if a passage has no end, no title, or a name that is not an ODT or CSV file.
 */
export function findModels(text: string, where: string): Model[] {
  const models = new Map<string, Model>();
  for (const { 0: opening, 1: name = '', 2: title, 3: isShown, index } of text.matchAll(BEGINNING)) {
    if (!NAME.test(name)) throw new Error(`${where}: "${name}" is no name of an ODT or CSV file (a-z, 0-9, -).`);
    const from = index + opening.length;
    const rest = text.slice(from);
    const end = (isShown ? END : HIDDEN_END).exec(rest)?.index;
    if (end === undefined || /<!--\s*file:/.test(rest.slice(0, end))) {
      const mark = isShown ? '<!-- /file -->' : '/file -->';
      throw new Error(`${where}: « <!-- file: ${name} … » is not followed by « ${mark} ».`);
    }
    const before = models.get(name);
    if (!before && !title) throw new Error(`${where}: ${name} has no title. Write <!-- file: ${name} "Titre" -->.`);
    const stretch = rest.slice(0, end).trim();
    models.set(name, {
      name,
      title: before?.title ?? title ?? '',
      text: before ? `${before.text}\n\n${stretch}` : stretch,
    });
  }
  return [...models.values()];
}
