// Has the system refuse to write what `REFUSED` matches, with the error `CODE`, as a full or a read-only disk does.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { REFUSED = '', CODE = '' } = process.env;
const refused = new RegExp(REFUSED);

for (const name of ['accessSync', 'copyFileSync', 'mkdirSync', 'renameSync', 'writeFileSync']) {
  const operation = fs[name];
  fs[name] = (...args) => {
    // Of two names, the second one is written.
    const file = args.slice(0, 2).findLast((arg) => typeof arg === 'string' && arg.startsWith('/'));
    if (file && refused.test(file))
      throw Object.assign(new Error(`${CODE}: refused, ${name} '${file}'`), { code: CODE });
    return operation(...args);
  };
}
syncBuiltinESMExports();
