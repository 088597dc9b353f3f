import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { loadSite } from '../../src/build/load-site.ts';
import { validate } from '../../src/check/validate.ts';

// Measures react-markdown itself on the guides of a site, as a reference for this machine. Runs in a separate process,
// because React chooses between development and production when it is loaded.
const { model } = loadSite(process.argv[2] ?? '', validate);
const texts = model ? [...model.guides.values()].map((guide) => model.bodyOf(guide)) : [];

/** Returns the average processor time for one text, in milliseconds. */
function measure(): number {
  const begin = process.cpuUsage();
  for (const children of texts) {
    renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm], children }));
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / texts.length;
}

// The first rounds warm up the compiler.
const rounds = Array.from({ length: 6 }, measure).slice(2);
console.log(JSON.stringify(Math.min(...rounds)));
