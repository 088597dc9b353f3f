import path from 'node:path';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import type { Description } from '../../diagnostics/describe.ts';
import { commandLine } from '../terminal/command-line.ts';

export type ReportFormat = 'text' | 'json' | 'github' | 'sarif';

export const formats: readonly string[] = ['text', 'json', 'github', 'sarif'] satisfies ReportFormat[];

interface FormatOptions {
  language: Language;
  release: boolean;
  /** Absolute folder of the site. */
  directory: string;
}

/** Returns the site folder relative to the working directory, for the file names of annotations. */
function prefixOf(directory: string): string {
  const relative = path.relative(process.cwd(), directory).split(path.sep).join('/');
  return relative === '' || relative.startsWith('..') ? '' : `${relative}/`;
}

/**
 * Formats the findings of a check, as text for people or as a document for machines. Only loads the requested reporter.
 */
export async function formatFindings(
  description: Description,
  format: ReportFormat,
  { language, release, directory }: FormatOptions,
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('../../diagnostics/reporters/json.ts')).formatJson(description);
    case 'github': {
      const { formatGithub } = await import('../../diagnostics/reporters/github.ts');
      return formatGithub(description, prefixOf(directory));
    }
    case 'sarif': {
      const { formatSarif } = await import('../../diagnostics/reporters/sarif.ts');
      return formatSarif(description, language, prefixOf(directory));
    }
    case 'text': {
      const { formatText } = await import('../../diagnostics/reporters/text.ts');
      const colour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
      return formatText(description, { language, colour, release, releaseCheck: commandLine('check', '--release') });
    }
  }
}
