import { checkChange } from '../../../check/check-change.ts';
import { typeOfFile } from '../../../model/read/own-blocks.ts';
import type { EditorProblem } from '../../protocol.ts';
import { commitStage, differences, takeBack } from '../git/commit.ts';
import type { Git } from '../git/git.ts';
import { CHANGED, HOOK_ERRORS } from '../git/git-words.ts';
import { bytesIn, type Repository } from '../git/repository.ts';
import type { StagedFiles } from '../git/stage.ts';
import { problemsOf } from '../problems.ts';
import { errorsIn, type ReleaseCheck } from './release-check.ts';

interface CommitOptions {
  repository: Repository;
  stage: StagedFiles;
  files: readonly string[];
  message: string;
  checked: ReleaseCheck;
}

/**
 * Commits checked files to the current branch, and returns the commit. If a hook has changed the site so that it has
 * errors, or if somebody else has committed in the meantime, takes the commit back and returns the reason.
 */
export async function commitChecked(
  git: Git,
  { repository, stage, files, message, checked }: CommitOptions,
): Promise<string | { message: string; problems?: EditorProblem[] }> {
  const staged = await stage.tree();
  const { commit, tree, parents } = await commitStage(git, repository, { stage, files, message });
  const { head } = repository;
  // The commit would undo what somebody else has committed since the files were staged.
  if (parents !== (head ?? '')) {
    await takeBack(git, commit, parents || undefined);
    return { message: CHANGED };
  }
  if (tree === staged) return commit;
  const corrected = await differences(git, staged, tree);
  // Blocks are read from the disk, where a hook has corrected them too, so they are checked at the next attempt.
  if (corrected.some((file) => typeOfFile(file) !== undefined)) {
    await takeBack(git, commit, head);
    return { message: CHANGED };
  }
  const change = await Promise.all(
    corrected.map(async (file) => ({ file, now: (await bytesIn(git, commit, file)) ?? null })),
  );
  const { sources, found } = checkChange({ sources: checked.sources, reading: [] }, change, { release: true });
  const errors = errorsIn(found);
  if (errors.length === 0) return commit;
  await takeBack(git, commit, head);
  return { message: HOOK_ERRORS, problems: problemsOf({ sources, diagnostics: errors }) };
}
