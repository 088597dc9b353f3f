import { type CheckedSite, checkChange } from '../check/check-change.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { bytesWith } from '../edit/bytes-with.ts';
import { commitApart, createBranch, proposalName } from '../editor/server/git/commit.ts';
import { formatNames, type Git, GitError, gitIn, runGit } from '../editor/server/git/git.ts';
import { NO_FIRST_COMMIT, UNFINISHED_WORK } from '../editor/server/git/git-words.ts';
import { bytesIn, changedFiles, openRepository, type Repository } from '../editor/server/git/repository.ts';
import { type StagedFiles, withStage } from '../editor/server/git/stage.ts';
import type { Change, ChangedFile } from '../model/read/change.ts';
import { findingLines } from './answer.ts';
import { type KeptPlan, type PlannedChange, planChange, type Refusal, shownEffectsOf } from './plans.ts';
import { words } from './words.ts';

/** Maximum length of the first line of a message. */
const MAX_SUBJECT_LENGTH = 72;

/** Whether git has a configured name and address for a commit. Otherwise it would invent them. */
async function hasIdentity(git: Git): Promise<boolean> {
  const idents = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'];
  const answers = await Promise.all(idents.map((name) => git(['-c', 'user.useConfigOnly=true', 'var', name])));
  return answers.every(({ isDone }) => isDone);
}

/** Returns the site of the last commit, without later changes on the disk. */
async function committedSite(git: Git, { sources, reading }: CheckedSite, repository: Repository) {
  const files = await changedFiles(git, repository);
  const change = await Promise.all(
    files.map(
      async (file): Promise<ChangedFile> => ({ file, now: (await bytesIn(git, repository.head, file)) ?? null }),
    ),
  );
  return checkChange({ sources, reading }, change);
}

/** Stages a change of the last commit. The files on the disk are neither read nor written. */
async function stageChange(git: Git, { head = '', prefix }: Repository, { index }: StagedFiles, change: Change) {
  const entries: string[] = [];
  for (const { file, to = file, now } of change) {
    const [entry = ''] = (await runGit(git, ['ls-tree', '-z', head, '--', file])).text.split('\0');
    const [mode = '', , blob = ''] = entry.split(/[ \t]/);
    if (now === null) continue;
    const before = (await bytesIn(git, head, file)) ?? new Uint8Array();
    const input = typeof now === 'string' ? Buffer.from(bytesWith(before, now)).toString('utf8') : undefined;
    const written =
      input === undefined
        ? blob
        : (await runGit(git, ['hash-object', '-w', `--path=${to}`, '--stdin'], { input })).text;
    entries.push(`${mode || '100644'} ${written}\t${prefix}${to}`);
  }
  const gone = change.flatMap(({ file, to, now }) => (now === null || to !== undefined ? [file] : []));
  await runGit(git, ['update-index', '--force-remove', '-z', '--stdin'], { index, input: formatNames(gone) });
  await runGit(git, ['update-index', '-z', '--index-info'], { index, input: formatNames(entries) });
}

/** Returns the commit message of a proposal. The parts that a person must approve come first. */
function proposalMessageOf({ words: inWords, guarded }: PlannedChange): string {
  const [subject = ''] = [...guarded, ...inWords];
  const short = subject.length > MAX_SUBJECT_LENGTH ? `${subject.slice(0, MAX_SUBJECT_LENGTH - 1)}…` : subject;
  const review = guarded.length > 0 ? [words.reviewFirst, ...guarded.map((part) => `- ${part}`), ''] : [];
  return [short, '', ...review, ...inWords.map((line) => `- ${line}`)].join('\n');
}

const errorsIn = (found: readonly Diagnostic[]) => found.filter(({ severity }) => severity === 'error');

/**
 * Commits a plan to a branch of its own, on top of the last commit: the files, the index and the current branch do not
 * change. The branch is never pushed, because many hosts publish every branch that they receive. A plan that would have
 * other effects on the last commit than it has shown is refused.
 */
export async function proposePlan(site: CheckedSite, { wanted }: KeptPlan): Promise<string | Refusal> {
  if (!wanted) return { message: words.inverseOnly };
  const { directory } = site.sources;
  const git = gitIn(directory);
  try {
    const repository = await openRepository(git, directory);
    if (repository.busy) return { message: UNFINISHED_WORK };
    if (!repository.head) return { message: NO_FIRST_COMMIT };
    if (!(await hasIdentity(git))) return { message: words.noIdentity };
    const committed = await committedSite(git, site, repository);
    const planned = planChange(committed, wanted.operations);
    if ('message' in planned) return { message: words.onCommit(planned.message) };
    // The index of an operation may lead to another item of the list in the last commit.
    if (shownEffectsOf(planned) !== wanted.effects) return { message: words.onCommit(words.otherEffects) };
    const errors = errorsIn(planned.added);
    if (errors.length > 0)
      return { message: words.onCommit([words.addsErrors, ...findingLines(planned.after.sources, errors)].join('\n')) };
    return await withStage(git, repository, { directory, files: [] }, async (stage) => {
      await stageChange(git, repository, stage, planned.change);
      const message = proposalMessageOf(planned);
      const commit = await commitApart(git, repository, { stage, message });
      const branch = await createBranch(git, proposalName(message), commit);
      return words.proposed(branch, commit);
    });
  } catch (error) {
    if (error instanceof GitError) return { message: error.message };
    throw error;
  }
}
