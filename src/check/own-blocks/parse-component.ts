import { createRequire } from 'node:module';
import type { parseSync } from 'vite';
import type { TextFile } from '../../model/read/document.ts';
import type { TextRange } from '../../text/range.ts';
import { type ComponentCode, readCode } from './component-code.ts';

/** The imports and exports of a component, and the parts of it that browsers will block or never run. */
interface ParsedComponent extends ComponentCode {
  /** The first syntax error; without one, the other data is complete. */
  mistake?: TextRange & { problem: string };
  /** Imported modules, with their places and the imported names. */
  imports: (TextRange & { name: string; names?: (TextRange & { name: string })[] })[];
  exports: string[];
}

const parsed = new WeakMap<TextFile, ParsedComponent>();

/** Loads the parser of Vite's bundler, for sites with blocks of their own. Vite itself would take a second to load. */
function loadParser(): typeof parseSync {
  const ofVite = createRequire(createRequire(import.meta.url).resolve('vite/package.json'));
  return (ofVite('rolldown/utils') as { parseSync: typeof parseSync }).parseSync;
}

function parse({ path, text }: TextFile): ParsedComponent {
  const { program, module, errors } = loadParser()(path, text);
  const [error] = errors;
  if (error) {
    const { start = 0, end = 0 } = error.labels[0] ?? {};
    return { mistake: { start, end, problem: error.message }, imports: [], exports: [], addresses: [], idle: [] };
  }
  const named = module.staticImports.map(({ moduleRequest: { value, start, end }, entries }) => {
    const names = entries.flatMap(({ isType, importName }) =>
      isType
        ? []
        : { name: importName.name ?? 'default', start: importName.start ?? start, end: importName.end ?? end },
    );
    return { name: value, start, end, names };
  });
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const again = exported.flatMap(({ moduleRequest }) =>
    moduleRequest ? { name: moduleRequest.value, start: moduleRequest.start, end: moduleRequest.end } : [],
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    // A dynamic import has no effect in a component that is rendered only once.
    name: text.slice(start, end),
    start,
    end,
  }));
  const imports = [...named, ...again, ...dynamic].sort((a, b) => a.start - b.start);
  const exports = exported.flatMap(({ exportName: { name } }) => name ?? []);
  return { imports, exports, ...readCode(program) };
}

/** Parses the component of a block, once for each state of its file. */
export function parseComponent(file: TextFile): ParsedComponent {
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}
