import type { Plugin } from 'vite';
import { engineFile } from '../../model/engine-files.ts';
import { createAjv, ROOTS } from '../../model/schema/create-ajv.ts';

/** Matches the calls of `require` for Ajv's runtime functions, which Ajv generates even in the code of an ES module. */
const REQUIRED = /require\("(ajv\/dist\/runtime\/\w+)"\)/g;

/** Compiles the validators of the engine's schemas into code, so that commands need no Ajv. */
export const standaloneValidators: Plugin = {
  name: 'vitrine:validators',
  enforce: 'pre',
  async load(id) {
    if (id !== engineFile('src/model/schema/standalone.ts').replaceAll('\\', '/')) return undefined;
    const { default: standalone } = await import('ajv/dist/standalone/index.js');
    const code = standalone(createAjv({ isSource: true }), ROOTS);
    const runtime = [...new Set([...code.matchAll(REQUIRED)].map(([, name = '']) => name))];
    const imports = runtime.map((name, index) => `import runtime${index} from '${name}.js';\n`);
    const body = code.replace(REQUIRED, (_: string, name: string) => `runtime${runtime.indexOf(name)}`);
    return `${imports.join('')}${body}\nexport const standalone = { ${Object.keys(ROOTS).join(', ')} };\n`;
  },
};
