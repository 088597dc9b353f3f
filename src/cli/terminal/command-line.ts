/** Whether the program of the package runs, and no script of the engine's own package.json. */
function isPackageProgram(file = ''): boolean {
  return /(?:^|[\\/])vitrine(?:\.js)?$/.test(file);
}

/** Scripts of a site: one of them runs as another is named. */
const OF_SITE = /^(?:start|check|build|preview|release|media|types|new:block)$/;

/**
 * A command as the person who reads it typed it, and can type it again: `npm run check -- --release`, or
 * `vitrine check --release`.
 */
export function commandLine(
  name: string,
  options = '',
  { argv, env }: Pick<NodeJS.Process, 'argv' | 'env'> = process,
): string {
  // npm names the script that it runs, and « npx » the program that it runs for a person.
  if (isPackageProgram(argv[1]) && !OF_SITE.test(env.npm_lifecycle_event ?? '')) {
    const program = env.npm_command === 'exec' ? 'npx vitrine' : 'vitrine';
    return [program, name, options].filter(Boolean).join(' ');
  }
  const script = name === 'start' ? 'npm start' : `npm run ${name}`;
  return options ? `${script} -- ${options}` : script;
}
