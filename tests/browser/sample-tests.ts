import { beforeEach, type RunnerTestCase } from 'vitest';
import { isFull, sample } from './routes.ts';

// `npm test` runs a share of each group of browser tests, at least one, and tells how many it left out; another week,
// others. A file run by itself and `npm run test:full` run them all.
const share = isFull ? 1 : Number(process.env.VITRINE_SHARE ?? 1);

/** A number of a text, for the seed. */
const hash = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);

/** Tests that open no page of their own take no time. */
const quick = /\/(quoted-strings|asset-names|budgets|nginx|links|lighthouse)\.test\.ts$/;

beforeEach(({ task, skip }) => {
  if (share === 1 || quick.test(task.file.name)) return;
  const group = task.suite ?? task.file;
  const tests = group.tasks.filter((one): one is RunnerTestCase => one.type === 'test').map(({ id }) => id);
  const chosen = sample(tests, Math.max(1, Math.round(share * tests.length)), hash(task.file.name + group.name));
  if (!chosen.includes(task.id)) skip('left to another week, and to npm run test:full');
});
