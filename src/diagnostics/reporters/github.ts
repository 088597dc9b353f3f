import type { Description } from '../describe.ts';
import { suggested } from './suggested.ts';

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/**
 * Returns the report as GitHub workflow commands, which appear as annotations of a commit. `prefix` is the site folder
 * relative to the repository, with a trailing slash when not empty.
 */
export function formatGithub({ diagnostics, language }: Description, prefix = ''): string {
  return diagnostics
    .map((found) => {
      const sameLine = found.line === found.endLine;
      const place = [
        `file=${escapeProperty(prefix + found.file)}`,
        `line=${found.line}`,
        `endLine=${found.endLine}`,
        // GitHub rejects columns in annotations of several lines.
        ...(sameLine ? [`col=${found.column}`, `endColumn=${Math.max(found.endColumn, found.column + 1)}`] : []),
        `title=${escapeProperty(found.code)}`,
      ].join(',');
      const words = [found.message, found.help, ...suggested(found, language)].join('\n');
      return `::${COMMANDS[found.severity]} ${place}::${escapeData(words)}\n`;
    })
    .join('');
}
