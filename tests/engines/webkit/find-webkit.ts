import { findOnPath, isProgram } from '../../../src/browser/programs.ts';

/** What it takes to drive WebKit without a person before it. */
export interface Webkit {
  driver: string;
  /** The display server to start, where none runs. */
  display: string | undefined;
}

/**
 * The driver of WebKitGTK (named by VITRINE_WEBKIT, or on the path) and a display for it.
 * Throws one line that says how to get what is missing.
 */
export function requireWebkit(): Webkit {
  const named = process.env.VITRINE_WEBKIT;
  const driver = named ? [named].find(isProgram) : findOnPath(['WebKitWebDriver']);
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const display = hasDisplay ? undefined : findOnPath(['Xvfb']);
  if (driver && (hasDisplay || display)) return { driver, display };
  throw new Error(
    'No WebKit to drive: install it (for example `apt-get install webkit2gtk-driver xvfb`), or set VITRINE_WEBKIT to the path of WebKitWebDriver and start a display.',
  );
}
