import { type Program, prepareProgram } from '../../publish/program/program.ts';
import { programCache } from '../../publish/project.ts';

/**
 * Begins to compile the program of a site, which takes longest. Import the modules that read and publish the site
 * afterwards: meanwhile they are loaded, and the site is read and checked.
 */
export function beginProgram(directory: string): Promise<Program> {
  const program = prepareProgram(programCache(directory), directory);
  // The build that needs it throws the error.
  program.catch(() => {});
  return program;
}
