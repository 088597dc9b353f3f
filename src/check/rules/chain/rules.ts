import { renamed } from '../../facts/misnamed-files.ts';
import type { Rule } from '../rule.ts';
import { rule as articleInNoChain } from './article-in-no-chain.ts';
import { rule as articleInTwoChains } from './article-in-two-chains.ts';
import { rule as hubWithoutList } from './hub-without-list.ts';
import { rule as linkedArticleInNoChain } from './linked-article-in-no-chain.ts';
import { rule as notClosed } from './not-closed.ts';
import { rule as otherEnding } from './other-ending.ts';

/** The rules of the group « chain ». */
export const rules: readonly Rule[] = [
  /** A guide that a chain names has its file in the folder of that chain, not in another one. */
  {
    code: 'chain/article-elsewhere',
    severity: 'error',
    *check(facts) {
      for (const { slug, pointer, folder, elsewhere } of facts.missingGuides) {
        if (elsewhere === undefined) continue;
        const args = { slug, folder: `content/${folder}`, file: `content/${elsewhere}${slug}.md` };
        yield { place: facts.at(pointer), args };
      }
    },
  },
  articleInNoChain,
  articleInTwoChains,
  hubWithoutList,
  linkedArticleInNoChain,
  /** The name of a guide's file is its address: small letters without accents, digits and hyphens. */
  {
    code: 'chain/misnamed-file',
    severity: 'error',
    *check({ chains, sources }) {
      for (const [file, { file: source }] of sources.markdown) {
        const name = renamed(file, chains);
        if (name) yield { place: { file: source.path, start: 0, end: 0 }, args: { file: source.path, name } };
      }
    },
  },
  /** Every guide that a chain names has its file. */
  {
    code: 'chain/missing-article',
    severity: 'error',
    subsumedBy: ['chain/misnamed-file', 'chain/other-ending', 'chain/article-elsewhere'],
    *check(facts) {
      for (const { slug, pointer, folder, meant, causes } of facts.missingGuides) {
        const place = facts.at(pointer);
        yield { place, args: { slug, file: `content/${folder}${slug}.md` }, suggestion: meant, causes };
      }
    },
  },
  notClosed,
  otherEnding,
];
