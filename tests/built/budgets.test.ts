import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { overBudget, weighSite } from '../../src/build/verify/budgets.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { builtSite as directory } from './built-site.ts';

interface Manifest {
  chains: { articles: string[] }[];
  consent: { labels: { customise: string; save: string } };
  popups: { decline: string }[];
}

const { chains, consent, popups } = JSON.parse(
  readFileSync(path.join(directory, '../site.manifest.json'), 'utf8'),
) as Manifest;
const guides = chains.flatMap(({ articles }) => articles);
const GUIDE = '/creation-site-web/guide-creation-site-web';

describe('budgets of the built site', () => {
  it('are kept by the boot script, the HTML of every page and the program', () => {
    expect(existsSync(path.join(directory, 'index.html'))).toBe(true);
    const weights = weighSite(directory);
    expect(weights.filter(({ budget }) => budget === 'guideHtml')).toHaveLength(guides.length);
    expect(overBudget(weights)).toEqual([]);
  });

  it('include the texts of banner and offer once, which no page contains', () => {
    const words = [consent.labels.customise, consent.labels.save, ...popups.map(({ decline }) => decline)];
    const textsOf = (files: string[]) => files.map((file) => readFileSync(path.join(directory, file), 'utf8'));
    const files = filesBelow(directory);
    const pages = textsOf(files.filter((file) => file.endsWith('.html') && !file.startsWith('media/')));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((html) => words.some((word) => html.includes(word)))).toEqual([]);
    const scripts = textsOf(files.filter((file) => file.endsWith('.js')));
    expect(scripts.filter((text) => words.every((word) => text.includes(word)))).toHaveLength(1);
  });

  it.each(['index.html', `${GUIDE.slice(1)}.html`])('are not used for lengths that can be computed: %s', (file) => {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const styles = [...html.matchAll(/<style(?: data-(?:page-kind|emotion)[^>]*)?>([\s\S]*?)<\/style>/g)];
    expect(styles.length).toBeGreaterThanOrEqual(2);
    expect(styles.map(([, css = '']) => /calc\([\d.-]+ ?\* ?var\(--v-space\)\)/.exec(css)?.[0] ?? '')).toEqual(
      styles.map(() => ''),
    );
  });
});
