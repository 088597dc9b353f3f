// Saves another state of a file as soon as a process has read it: `SAVED` names the file, `NEXT` the other state.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { SAVED = '', NEXT = '' } = process.env;
const { readFileSync } = fs;
fs.readFileSync = (file, ...rest) => {
  const content = readFileSync(file, ...rest);
  if (file === SAVED && fs.existsSync(NEXT)) fs.renameSync(NEXT, SAVED);
  return content;
};
syncBuiltinESMExports();
