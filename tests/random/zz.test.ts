import { mkdtempSync, rmSync } from 'node:fs';
import { it } from 'vitest';
import { loadSite } from '../../src/build/load.ts';
import { generateSite, writeSite } from './generate-site.ts';
import { renderSite } from './render-site.ts';
import { pageFaults } from './page-faults.ts';
it('x', async () => {
  const [from, to] = (process.env.RANGE ?? '1-40').split('-').map(Number) as [number, number];
  const seen = new Map<string, [number, string]>();
  for (let seed = from; seed <= to; seed++) {
    const t = Date.now(); const site = generateSite(seed); const d = mkdtempSync('/tmp/gs-'); writeSite(d, site);
    const { model } = loadSite(d); rmSync(d, { recursive: true });
    const t1 = Date.now(); if (!model) continue;
    const source = Object.values(site.files).join('\n');
    try {
      const pages = await renderSite(model); const t2 = Date.now();
      for (const { path, html } of pages) for (const f of pageFaults({ html, source, boot: 'void 0' })) { const e = seen.get(f) ?? [0, `${seed} ${path}`]; e[0]++; seen.set(f, e); }
      const t3 = Date.now(); if (t3 - t > 4000) console.log('slow', seed, 'check', t1 - t, 'render', t2 - t1, 'faults', t3 - t2, pages.length, source.length);
    } catch (e) { const f = 'THROWS ' + (e as Error).message.replace(/^\S+: the block \S+ /, '') + ' <- ' + ((e as Error).cause as Error)?.message; const x = seen.get(f) ?? [0, String(seed)]; x[0]++; seen.set(f, x); }
  }
  for (const [f, [n, w]] of [...seen].sort((a, b) => b[1][0] - a[1][0])) console.log(n, f.slice(0, 200), '|', w);
}, 900000);
