import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, importedFiles } from './imports.ts';

/** Targets of each node of a graph. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the nodes that are on a cycle, or on a path between two cycles. */
function cyclic(graph: Graph): string[] {
  const left = new Set(graph.keys());
  const drop = (isLoose: (node: string) => boolean) => {
    const loose = [...left].filter(isLoose);
    for (const node of loose) left.delete(node);
    return loose.length > 0;
  };
  const leads = (node: string) => [...(graph.get(node) ?? [])].some((target) => left.has(target));
  const isReached = (node: string) => [...left].some((other) => graph.get(other)?.has(node));
  while (drop((node) => !leads(node)) || drop((node) => !isReached(node)));
  return [...left].sort();
}

const imports = files.flatMap((file) => importedFiles(file).map((target) => [file, target] as const));

function graphOf(edges: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** Returns the imports between the files and subfolders of a folder. */
function within(folder: string): Graph {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const entryOf = (file: string) => file.slice(prefix.length).split('/')[0] ?? '';
  const inside = imports.filter(([from, to]) => from.startsWith(prefix) && to.startsWith(prefix));
  return graphOf(inside.map(([from, to]) => [entryOf(from), entryOf(to)] as const).filter(([from, to]) => from !== to));
}

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)];
}

describe('imports', () => {
  it('form no cycle of files, even of types', () => {
    expect(cyclic(graphOf(imports))).toEqual([]);
  });

  it.each([...new Set(files.flatMap(foldersAbove))].sort())('form no cycle of folders in src/%s', (folder) => {
    expect(cyclic(within(folder))).toEqual([]);
  });

  it('are detected if they form a cycle', () => {
    const graph = graphOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['c', 'd'],
    ]);
    expect(cyclic(graph)).toEqual(['b', 'c']);
  });
});
