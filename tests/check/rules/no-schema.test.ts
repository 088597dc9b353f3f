import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });
const reported = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, line, suggestion }) => [code, line, suggestion]);

describe('a manifest without its schema', () => {
  it('is accepted if the site has no schema for text editors', () => {
    expect(reported(edit(MANIFEST, '  "$schema": "https://vitrine.example/schemas/site.schema.json",\n', ''))).toEqual(
      [],
    );
  });
});
