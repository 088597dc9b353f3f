import { describe, expect, it } from 'vitest';
import { checkSlip, type Slip } from '../slipped-site.ts';

const MANIFEST = 'site.manifest.json';
const edit = (file: string, find: string, put: string): Slip => ({ edits: [{ file, find, put }] });
const told = (slip: Slip) => checkSlip(slip).map(({ code, line, suggestion }) => [code, line, suggestion]);

describe('a manifest without its schema', () => {
  it('is left alone on a site that has none for editors', () => {
    expect(told(edit(MANIFEST, '  "$schema": "../../../schemas/site.schema.json",\n', ''))).toEqual([]);
  });
});
