import { describe, expect, it } from 'vitest';
import { contentType } from '../../../src/build/files/content-types.ts';

describe('contentType', () => {
  it.each([
    ['media/files/lettre.odt', 'application/vnd.oasis.opendocument.text'],
    ['media/files/grille.CSV', 'text/csv; charset=utf-8'],
    ['feed.xml', 'application/atom+xml; charset=utf-8'],
    ['media/x.inconnu', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => expect(contentType(file)).toBe(type));
});
