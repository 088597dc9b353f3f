import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { isFull, sample } from './browser/routes.ts';

/**
 * `npm test` runs a share of the tests of each file that opens a browser, and half of those that start whole commands,
 * at least one, and tells how many it left out; another week, others. A file run by itself and `npm run test:full` run
 * them all.
 */
const asked = isFull ? undefined : process.env.VITRINE_SHARE;

/** Tests in a browser that open no page of their own take no time. */
const quick = /\/(quoted-strings|asset-names|budgets|nginx|links|lighthouse)\.test\.ts$/;

/** Tests that build whole sites, or start commands and servers. */
const commands =
  /^tests\/(?:cli|build|media)\/.*(?:release|build|check|check-texts|preview|dev-server|editing-aids|catalogue|build-site|fetch-photos)\.test\.ts$/;

function shareOf(file: string): number {
  if (asked === undefined || quick.test(file)) return 1;
  if (file.startsWith('tests/browser/')) return Number(asked);
  return commands.test(file) ? 0.5 : 1;
}

/** A number of a text, for the seed. */
const hash = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);

function testsIn(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}

beforeEach(({ task, skip }) => {
  const { file } = task;
  const share = shareOf(file.name);
  if (share === 1) return;
  const tests = testsIn(file.tasks).map(({ id }) => id);
  const chosen = sample(tests, Math.max(1, Math.round(share * tests.length)), hash(file.name));
  if (!chosen.includes(task.id)) skip('left to another week, and to npm run test:full');
});
