import { parseArgs } from 'node:util';

/** Options of one command, as its help describes them. */
export interface OptionSpec {
  type: 'string' | 'boolean';
  help: string;
}

type Values<T extends Record<string, OptionSpec>> = {
  [K in keyof T]?: T[K]['type'] extends 'boolean' ? boolean : string;
};

/**
 * Reads a command's options. An unknown one ends the process with the help, since a mistyped option that is passed
 * over does something else than what was asked.
 */
export function readOptions<T extends Record<string, OptionSpec>>(usage: string, specs: T): Values<T> {
  return readArguments(usage, specs, false).values;
}

/** Reads a command's options, and what is named besides them if the command takes that. */
export function readArguments<T extends Record<string, OptionSpec>>(
  usage: string,
  specs: T,
  allowPositionals = true,
): { values: Values<T>; positionals: string[] } {
  const options = Object.fromEntries(Object.entries(specs).map(([name, { type }]) => [name, { type }]));
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
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}
