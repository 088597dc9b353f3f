import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const TEXT = /\.(?:html|css|js|json|xml|txt|svg|conf|webmanifest|vtt)$|(?:^|\/)_(?:headers|redirects)$/;

/** Hashes of content in the names of files and in policies: they follow from differences that are listed anyway. */
const HASHES = /-[\w-]{8}(?=\.(?:js|css|woff2|json|svg|png|webp|avif))|'sha256-[\w+/=]+'|\bsha256-[\w+/=]+/g;

const withoutHashes = (text: string) => text.replace(HASHES, '-HASH');

function filesOf(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  return new Map(names.sort().map((name) => [withoutHashes(name.split(path.sep).join('/')), path.join(folder, name)]));
}

/** Lines of a text; HTML and minified files are cut before each tag and after each rule or statement. */
const linesOf = (text: string) => withoutHashes(text).split(/\n|(?=<)|(?<=[;}])/);

/** The first place where two texts differ, with what stands there. */
function firstDifference(before: string, after: string): string | undefined {
  const [old, now] = [linesOf(before), linesOf(after)];
  const at = old.findIndex((line, index) => line !== now[index]);
  if (at === -1 && old.length === now.length) return undefined;
  const index = at === -1 ? old.length : at;
  const cut = (line = '(end)') => (line.length > 160 ? `${line.slice(0, 160)}…` : line);
  return `    - ${cut(old[index])}\n    + ${cut(now[index])}`;
}

/** Differences between the files of two folders, one line or three each. */
export function compareFolders(before: string, after: string): string[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const [first, second] = [old.get(name), now.get(name)];
    if (!first) return [`added ${name}`];
    if (!second) return [`removed ${name}`];
    const [one, other] = [readFileSync(first), readFileSync(second)];
    if (one.equals(other)) return [];
    if (!TEXT.test(name)) return [`changed ${name} (${one.length} → ${other.length} bytes)`];
    const difference = firstDifference(one.toString(), other.toString());
    return difference ? [`changed ${name} (${one.length} → ${other.length} bytes)\n${difference}`] : [];
  });
}

/** Difference of one channel, 0 to 255, from which a pixel counts as different. */
const VISIBLE = 16;

async function shareOfDifferentPixels(one: string, other: string): Promise<string | undefined> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second) return 'unreadable';
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) {
    return `${first.info.width} × ${first.info.height} → ${second.info.width} × ${second.info.height} px`;
  }
  let different = 0;
  for (let index = 0; index < first.data.length; index += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs((first.data[index + channel] ?? 0) - (second.data[index + channel] ?? 0)) > VISIBLE,
    );
    if (isDifferent) different += 1;
  }
  const share = (different * 3) / first.data.length;
  return share > 0 ? `${(share * 100).toFixed(3)} % of the pixels` : undefined;
}

/** Screenshots that differ in size or in any pixel that can be told apart. */
export async function compareScreenshots(before: string, after: string): Promise<string[]> {
  const [old, now] = [filesOf(before), filesOf(after)];
  const differences: string[] = [];
  for (const name of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    if (name === 'contact-sheet.png') continue;
    const [first, second] = [old.get(name), now.get(name)];
    const difference = first && second ? await shareOfDifferentPixels(first, second) : 'only on one side';
    if (difference) differences.push(`${name}: ${difference}`);
  }
  return differences;
}
