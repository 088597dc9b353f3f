import path from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Description } from '../diagnostics/describe.ts';

/** Returns the first error for Vite's overlay, with a link that opens the file; the others are listed briefly. */
export function overlayOf({ diagnostics, linesOf }: Description, directory: string): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first, ...others] = errors;
  if (!first) return undefined;
  const file = path.join(directory, first.file);
  const gutter = `${first.line} | `;
  const line = linesOf(first.file).lineText(first.line);
  const more = others.map((error) => `${error.file}:${error.line}:${error.column}  ${error.message}`);
  return {
    type: 'error',
    err: {
      message: [first.message, first.help, ...(first.suggestion ? [`→ ${first.suggestion}`] : []), ...more].join('\n'),
      stack: '',
      id: file,
      frame: `${gutter}${line}\n${' '.repeat(gutter.length + first.column - 1)}^`,
      plugin: first.code,
      loc: { file, line: first.line, column: first.column },
    },
  };
}
