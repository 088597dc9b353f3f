// Removes the file `GONE` once the site has been checked, when the build creates the folder of its new state.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { mkdirSync } = fs;
fs.mkdirSync = (folder, ...rest) => {
  if (String(folder).endsWith('.building')) fs.rmSync(process.env.GONE ?? '', { force: true });
  return mkdirSync(folder, ...rest);
};
syncBuiltinESMExports();
