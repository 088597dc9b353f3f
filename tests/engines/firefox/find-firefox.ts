import { findOnPath, isProgram } from '../../../src/browser/programs.ts';

const NAMES = ['firefox-esr', 'firefox'];
const FIXED = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/**
 * Returns the path of Firefox: from VITRINE_FIREFOX, from PATH, or from the default folders of its installers. If there
 * is none, throws an error that says in one line how to get it.
 */
export function requireFirefox(): string {
  const named = process.env.VITRINE_FIREFOX;
  const found = named ? [named].find(isProgram) : (findOnPath(NAMES) ?? FIXED.find(isProgram));
  if (found) return found;
  throw new Error(
    'No Firefox: install it (for example `apt-get install firefox-esr`), or set VITRINE_FIREFOX to its path.',
  );
}
