import { withProgress } from '../terminal/progress.ts';
import { type Outcome, runStage } from './run-stage.ts';
import type { Stage } from './stages.ts';

interface Where {
  root: string;
  env: NodeJS.ProcessEnv;
}

/** Runs the stages of a group in parallel; a terminal shows which are still running. */
function runGroup(group: Stage[], { root, env }: Where): Promise<Outcome[]> {
  const alone = group.length === 1;
  if (alone) return Promise.all(group.map((stage) => runStage(stage, { cwd: root, env, alone })));
  const left = new Set(group.map(({ name }) => name));
  const names = () => [...left].join(', ');
  return withProgress(names(), (show) =>
    Promise.all(
      group.map(async (stage) => {
        const outcome = await runStage(stage, { cwd: root, env, alone });
        left.delete(stage.name);
        show(names());
        return outcome;
      }),
    ),
  );
}

/** Runs groups of stages one after the other. If the build fails, the later stages are not run. */
export async function runStages(groups: Stage[][], where: Where): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    outcomes.push(...(await runGroup(group, where)));
    if (outcomes.some(({ name, passed }) => name === 'build' && !passed)) break;
  }
  return outcomes;
}
