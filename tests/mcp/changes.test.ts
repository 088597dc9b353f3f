import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeChange } from '../../src/build/files/write-change.ts';
import { invertChange, joinChanges } from '../../src/mcp/changes.ts';
import type { Change } from '../../src/model/read/change.ts';
import { hashIn } from '../../src/model/read/change.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { withChange } from '../../src/model/read/with-change.ts';
import { copySite, filesOf } from './assistant.ts';

const A = 'content/guides/choisir-son-pain.md';
const B = 'content/guides/conserver-son-pain.md';
const PICTURE = 'content/media/camille.svg';

/** Changes that may follow each other; `was` is filled in from the state of the site before each of them. */
const cases: Record<string, Change> = {
  'edits of one file': [
    { file: A, was: '', now: 'one' },
    { file: A, was: '', now: 'two' },
  ],
  'a file that is created, then edited': [
    { file: 'content/x.md', now: 'one' },
    { file: 'content/x.md', was: '', now: 'two' },
  ],
  'a file that is created, then removed': [
    { file: 'content/x.md', now: 'one' },
    { file: 'content/x.md', was: '', now: null },
    { file: A, was: '', now: 'two' },
  ],
  'a file that is edited, moved and edited': [
    { file: A, was: '', now: 'one' },
    { file: A, was: '', to: 'content/guides/x.md' },
    { file: 'content/guides/x.md', was: '', now: 'two' },
  ],
  'a file that is moved twice': [
    { file: PICTURE, was: '', to: 'content/media/x.svg' },
    { file: 'content/media/x.svg', was: '', to: 'content/media/y.svg' },
  ],
  'a file that is moved to another and back': [
    { file: PICTURE, was: '', to: 'content/media/x.svg' },
    { file: 'content/media/x.svg', was: '', to: PICTURE },
    { file: A, was: '', now: 'one' },
  ],
  'a file that takes the place of another': [
    { file: B, was: '', now: null },
    { file: A, was: '', to: B },
  ],
  'a file that is removed, and created again': [
    { file: A, was: '', now: null },
    { file: A, now: 'one' },
  ],
};

describe.each(Object.entries(cases))('%s', (_, steps) => {
  it('become one change, which is taken back to the same bytes', () => {
    const [apart, joined] = [copySite(), copySite()];
    const before = filesOf(joined);
    let sources = readSite(joined, () => {});
    const first = sources;
    const changes = steps.map((step): Change => {
      const was = step.was === undefined ? undefined : hashIn(sources, step.file);
      const change = [{ ...step, ...(was === undefined ? {} : { was }) }];
      expect(writeChange(apart, change)).toEqual({ status: 'done' });
      sources = withChange(sources, change).sources;
      return change;
    });
    const change = joinChanges(first, changes);
    const inverse = invertChange(change, (file) => readFileSync(path.join(joined, file)));
    expect(writeChange(joined, change)).toEqual({ status: 'done' });
    expect(filesOf(joined)).toEqual(filesOf(apart));
    expect(writeChange(joined, inverse)).toEqual({ status: 'done' });
    expect(filesOf(joined)).toEqual(before);
  });
});
