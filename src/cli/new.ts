import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { starterFolder, trades } from '../build/starters.ts';
import { engineFile } from '../model/engine-files.ts';
import { manifestName } from '../model/read/site-files.ts';
import { type Client, clientOf, QUESTIONS, refusalOfAnswer } from './new/client.ts';
import { describeBrand } from './new/describe-brand.ts';
import { newSite } from './new/new-site.ts';
import { enginePackage, projectFiles } from './new/project-files.ts';
import { packEngine, refusalOfFolder, wholeFolder, writeFiles } from './new/write-site.ts';
import { readArguments } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { withProgress } from './terminal/progress.ts';
import { refuseMachine } from './terminal/refuse-machine.ts';
import { typedPath } from './terminal/typed-path.ts';

const usage = commandLine('new', '<folder> --from boulangerie --name "Boulangerie Martin" [options]');
const { values, positionals } = readArguments(usage, {
  from: { type: 'string', help: `trade of the starter: ${trades().join(', ')}` },
  name: { type: 'string', help: 'name of the business' },
  town: { type: 'string', help: 'town where it is' },
  phone: { type: 'string', help: 'telephone, for example "03 20 00 00 00"' },
  email: { type: 'string', help: 'mail address' },
  colour: { type: 'string', help: "colour of its brand, for example '#8b2f1c', from which the others are derived" },
});

/** Ends the command before anything is written. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const isAsked = Boolean(process.stdin.isTTY && process.stdout.isTTY);
const terminal = isAsked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;

/**
 * Returns the given value, or asks at a terminal until the answer is valid. An invalid given value ends the command.
 */
async function answerTo(given: string | undefined, question: string, refusal: (value: string) => string | undefined) {
  if (given !== undefined) {
    const reason = refusal(given);
    if (reason) refuse(reason);
    return given;
  }
  for (;;) {
    const typed = (await terminal?.question(`${question}: `))?.normalize('NFC').trim();
    const reason = typed && refusal(typed);
    if (!reason) return typed || undefined;
    console.log(reason);
  }
}

if (positionals.length > 1) refuse(`Only one folder can be created at a time: ${usage}`);
const isTrade = (trade: string) =>
  trades().includes(trade)
    ? undefined
    : `--from is one of ${trades().join(', ')}, such as --from boulangerie, not "${trade}"`;
const folder =
  (await answerTo(positionals[0], 'Folder of the new site', refusalOfFolder)) ?? refuse(`Name the folder: ${usage}`);
const trade =
  (await answerTo(values.from, `Trade (${trades().join(', ')})`, isTrade)) ?? refuse(`Name the trade: ${usage}`);
const client: Client = clientOf(values);
for (const question of QUESTIONS) {
  const text = `${question.ask} (for example ${question.example}; empty if it is not known)`;
  client[question.key] = await answerTo(client[question.key], text, (value) => refusalOfAnswer(question, value));
}
terminal?.close();

const engine = JSON.parse(readFileSync(engineFile('package.json'), 'utf8')) as {
  version: string;
  engines: { node: string };
};
const { manifest, content, accents } = newSite(starterFolder(trade), client);
const project = projectFiles({
  name: client.name ?? path.basename(path.resolve(folder)),
  version: engine.version,
  node: engine.engines.node,
});

await withProgress('Creating the site', () =>
  wholeFolder(folder, async (temporary) => {
    const own = [manifestName, `${JSON.stringify(manifest, null, 2)}\n`] as const;
    writeFiles(temporary, new Map<string, string | Uint8Array>([...content, ...project, own]));
    await packEngine(path.dirname(path.join(temporary, enginePackage(engine.version))));
  }),
).catch((error: unknown) => refuseMachine(error, { site: folder }));

const shown = typedPath(folder);
console.log(
  `A site for ${client.name ?? 'a business without a name yet'} is in ${shown}, made from the starter ${trade}.`,
);
if (client.colour) console.log(describeBrand(client.colour, accents));
console.log(`Next:
  cd ${shown}
  npm install
  npm start       the site, and its editor at /__edit
  npm run check   placeholders, in the order of the questions to the client`);
