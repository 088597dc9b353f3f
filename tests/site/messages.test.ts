import { expect, it } from 'vitest';
import type { Language } from '../../src/diagnostics/catalogue/words.ts';
import type { Described } from '../../src/diagnostics/describe.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { mistakes } from './mistakes.ts';
import { messagesOf } from './mutated-site.ts';

const typed = mistakes.map(({ file, find, put }): Mutation => ({ edits: [{ file, find, put }] }));

const formatMessage = ({ message, help }: Described) => `${message}\n  ${help}`;

/** Each code with what is said of it, in French and then in English, wherever a mistake of the tests makes it. */
function formatCatalogue(said: Record<Language, Described[]>[]): string {
  const messages = new Map<string, Set<string>>();
  for (const { fr, en } of said) {
    for (const [index, french] of fr.entries()) {
      const english = en[index] as Described;
      const known = messages.get(french.code) ?? new Set();
      messages.set(french.code, known.add(`- ${formatMessage(french)}\n- ${formatMessage(english)}\n`));
    }
  }
  const codes = [...messages].sort(([a], [b]) => (a < b ? -1 : 1));
  return codes.map(([code, texts]) => `## ${code}\n\n${[...texts].join('\n')}`).join('\n');
}

it('every message has the words that messages.md holds, in French and in English', async () => {
  const said = [...fixtures.map(([, mistake]) => mistake), ...typed].map(messagesOf);
  await expect(formatCatalogue(said)).toMatchFileSnapshot('messages.md');
});
