// Makes the system refuse to write files that match `REFUSED`, with the error `CODE`, as on a full or a read-only disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { REFUSED = '', CODE = '' } = process.env;
const refused = new RegExp(REFUSED);

for (const name of ['accessSync', 'copyFileSync', 'mkdirSync', 'renameSync', 'writeFileSync']) {
  const operation = fs[name];
  fs[name] = (...args) => {
    // If an operation has two names, it writes the second one.
    const file = args.slice(0, 2).findLast((arg) => typeof arg === 'string' && arg.startsWith('/'));
    if (file && refused.test(file))
      throw Object.assign(new Error(`${CODE}: refused, ${name} '${file}'`), { code: CODE });
    return operation(...args);
  };
}
syncBuiltinESMExports();
