import { parseArgs } from 'node:util';
import { nearest } from '../../text/nearest.ts';

/** An option of a command, with its help. */
export interface OptionSpec {
  type: 'string' | 'boolean';
  /** Whether it may be repeated. */
  multiple?: true;
  help: string;
}

/** Option for the folder of the site that a command is about. */
export const siteOption = {
  type: 'string',
  help: 'folder with site.manifest.json (default: SITE, else the current folder)',
} as const;

type Values<T extends Record<string, OptionSpec>> = {
  [K in keyof T]?: T[K] extends { multiple: true } ? string[] : T[K]['type'] extends 'boolean' ? boolean : string;
};

/** Explains in one line why Node's parser refuses the arguments of a command, and what to write. */
function describeRefusal({ code, message }: Error & { code?: string }, names: readonly string[]): string {
  const [, quoted = ''] = /'(-{0,2}[^' <]+)/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION': {
      // The parser only quotes « -n » of « -name ».
      const typed =
        process.argv
          .slice(2)
          .find((one) => one.startsWith(quoted))
          ?.replace(/=.*$/s, '') ?? quoted;
      const near = nearest(typed, names);
      return `There is no option ${typed}: write ${near ? `--${near}` : 'one of these'}.`;
    }
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      if (message.includes('does not take')) return `${quoted} takes no value: write ${quoted}.`;
      return `${quoted} needs a value: write ${quoted}=VALUE${message.includes('ambiguous') ? ', also for a value that begins with a dash' : ''}.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${quoted}" is not an option, and this command takes only options.`;
    default:
      return message;
  }
}

/**
 * Parses a command's options. An unknown one ends the process with the help, because ignoring a mistyped option would
 * run a different command from the one requested.
 */
export function readOptions<T extends Record<string, OptionSpec>>(usage: string, specs: T): Values<T> {
  return readArguments(usage, specs, false).values;
}

/** Parses a command's options, and its other arguments if it takes any. */
export function readArguments<T extends Record<string, OptionSpec>>(
  usage: string,
  specs: T,
  allowPositionals = true,
): { values: Values<T>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
  const lines = Object.entries(specs).map(([name, { type, help }]) => {
    const shown = type === 'string' ? `--${name} VALUE` : `--${name}`;
    return `  ${shown.padEnd(22)} ${help}`;
  });
  const help = [`Usage: ${usage}`, ...lines].join('\n');
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals,
    });
    if (!values.help) return { values: values as never, positionals };
    console.log(help);
    process.exit(0);
  } catch (error) {
    console.error(`${describeRefusal(error as Error, Object.keys(specs))}\n\n${help}`);
    process.exit(2);
  }
}
