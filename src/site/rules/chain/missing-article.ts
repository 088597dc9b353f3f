import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { meantFiles, renamed } from './misnamed-file.ts';
import { fileOfOtherEnding } from './other-ending.ts';

/** Every guide that a chain names has its file. */
export const rule: Rule = {
  code: 'chain/missing-article',
  severity: 'error',
  *check({ chains, sources, at }) {
    const meant = meantFiles({ chains, sources });
    for (const { hub, articles } of chains) {
      const folder = `${hub.replace(/^\//, '')}/`;
      const named = new Set(articles.map(({ text }) => text));
      for (const { text: slug, pointer } of articles) {
        if (sources.markdown.has(folder + slug) || sources.unreadable.has(folder + slug)) continue;
        if (fileOfOtherEnding(folder + slug, sources) !== undefined) continue;
        // The file is there, and its name is what is reported.
        if (meant.has(folder + slug)) continue;
        const free = [...sources.markdown.keys()]
          .filter((name) => name.startsWith(folder) && renamed(name, chains) === undefined)
          .map((name) => name.slice(folder.length))
          .filter((name) => name !== 'index' && !named.has(name));
        const suggestion = nearest(slug, free);
        yield { place: at(pointer), args: { slug, file: `content/${folder}${slug}.md` }, suggestion };
      }
    }
  },
};
