import { findOnPath, isProgram } from '../../../src/browser/programs.ts';

/** Programs needed to control WebKit. */
export interface Webkit {
  driver: string;
  /** The display server to start, unless one is running. */
  display: string | undefined;
}

/**
 * Returns the driver of WebKitGTK (from VITRINE_WEBKIT, or from PATH) and the display server to start, if any. Throws
 * an error that says in one line how to get a missing program.
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
