import type { ArticleCard } from '../../model/resolve/resolved.ts';
import { formatFact } from '../../text/format-fact.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'article-list': { articles: ArticleCard[] };
  }
}

export const definition = defineBlock('article-list', {
  resolve: ({ chain }, model) => ({ articles: model.articlesOf(chain) }),
  guides: ({ articles }) => articles,
  writtenIn: ({ articles }) => articles.map(({ path }, index) => [`/articles/${index}`, { guide: path }]),
  computedTexts: ({ articles }) =>
    articles.map(({ minutes }) => [formatFact({ format: 'measure', value: minutes, unit: 'min' }), 'reading-time']),
});
