import type { Plugin } from 'vite';

/** The statement that names a function, one for each node that is visited, after the node: traces of errors show it. */
const NAMING = /Object\.defineProperty\(visit, 'name', \{[^}]*\}\)/;

/**
 * Leaves the naming of visits out of unist-util-visit-parents, through which Markdown passes: it changes no page, and
 * takes a tenth of the time of a large build.
 */
export function unnamedVisits(): Plugin {
  return {
    name: 'vitrine:unnamed-visits',
    apply: 'build',
    transform: {
      filter: { id: /unist-util-visit-parents\/lib\/index\.js$/ },
      handler: (code) => code.replace(NAMING, ''),
    },
  };
}
