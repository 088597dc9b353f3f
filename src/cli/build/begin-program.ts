import { describeSecondReact } from '../../build/cache/installed-packages.ts';
import { type Program, prepareProgram } from '../../build/program/program.ts';
import { programCache } from '../../build/project.ts';

/**
 * Begins to compile the program of a site in another process, while this one reads and checks the site. A command
 * should only import the modules for that afterwards, as `build` does, so that they are loaded during the compilation.
 * Ends the command if there is a second React.
 */
export function beginProgram(directory: string): Promise<Program> {
  const refusal = describeSecondReact();
  if (refusal) {
    console.error(refusal);
    process.exit(1);
  }
  const program = prepareProgram(programCache(directory), directory);
  // The build that needs it throws the error.
  program.catch(() => {});
  return program;
}
