import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { requireFirefox } from './find-firefox.ts';

/** Settings that keep a new profile from contacting hosts or asking questions. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'fr-FR, fr',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
};

/** Timeout for Firefox to print its address, in milliseconds. */
const PATIENCE = 60_000;

/** A headless Firefox with a session; the caller closes it. */
export interface Firefox {
  bidi: BidiConnection;
  close(): Promise<void>;
}

function writeProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), `${lines.join('\n')}\n`);
  return profile;
}

/** Starts Firefox with a new profile, and controls it over WebDriver BiDi without a separate driver. */
export async function launchFirefox(): Promise<Firefox> {
  const profile = writeProfile();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = spawn(requireFirefox(), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const close = async () => {
    program.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const late = setTimeout(() => reject(new Error(`Firefox announced no address: ${said.slice(-500)}`)), PATIENCE);
      program.stderr.on('data', (chunk) => {
        said += String(chunk);
        const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
        if (!found) return;
        clearTimeout(late);
        resolve(found);
      });
      program.once('exit', () => reject(new Error(`Firefox ended at once: ${said.slice(-500)}`)));
    });
    const bidi = await connectBidi(`${address}/session`);
    await bidi.send('session.new', { capabilities: {} });
    return {
      bidi,
      close: async () => {
        bidi.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
