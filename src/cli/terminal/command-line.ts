/** Whether a started file is the program of the package, as opposed to a script of the engine's own package.json. */
function isPackageProgram(file = ''): boolean {
  return /(?:^|[\\/])vitrine(?:\.js)?$/.test(file);
}

/** npm scripts of a site, which may call each other. */
const OF_SITE = /^(?:start|check|build|preview|release|media|types|new:block)$/;

/**
 * Returns the command in the form in which the reader can type it: `npm run check -- --release`, or `vitrine check
 * --release`.
 */
export function commandLine(
  name: string,
  options = '',
  { argv, env }: Pick<NodeJS.Process, 'argv' | 'env'> = process,
): string {
  // npm sets this variable to the name of its script, and « npx » to that of the program.
  if (isPackageProgram(argv[1]) && !OF_SITE.test(env.npm_lifecycle_event ?? '')) {
    const program = env.npm_command === 'exec' ? 'npx vitrine' : 'vitrine';
    return [program, name, options].filter(Boolean).join(' ');
  }
  const script = name === 'start' ? 'npm start' : `npm run ${name}`;
  return options ? `${script} -- ${options}` : script;
}
