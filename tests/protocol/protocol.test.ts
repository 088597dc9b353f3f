import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as attributes from '../../src/protocol/attributes.ts';
import * as elementIds from '../../src/protocol/element-ids.ts';
import * as events from '../../src/protocol/events.ts';
import { files, src } from '../imports.ts';

const { contentsId, controlId, controlName, headingId, mockupId, ...ids } = elementIds;

/** Returns the name of an attribute in `dataset`: `revealAfter` for `data-reveal-after`. */
const inDataset = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sources = files
  .filter((file) => !file.startsWith('protocol/'))
  .map((file) => ({ file, code: withoutComments(readFileSync(path.join(src, file), 'utf8')) }));

/** Returns the files that match a pattern. */
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

describe('names that markup and scripts share', () => {
  it.each(Object.values(attributes))('%s is only written in the protocol', (name) => {
    expect(filesWith(new RegExp(`\\b${name}(?![\\w-])`))).toEqual([]);
    expect(filesWith(new RegExp(`\\bdataset\\??\\.${inDataset(name)}\\b`))).toEqual([]);
    expect(filesWith(new RegExp(`'${inDataset(name)}' in [\\w.]*dataset\\b`))).toEqual([]);
  });

  it.each(Object.values(events))('%s is only written in the protocol', (name) => {
    expect(filesWith(new RegExp(name))).toEqual([]);
  });

  it.each(Object.values(ids))('the element #%s is only named by the protocol', (id) => {
    expect(filesWith(new RegExp(`getElementById\\('${id}'\\)|\\bid="${id}"|href="#${id}"`))).toEqual([]);
  });

  it('cannot be anchors of an author, nor properties of a form', () => {
    const composed = [headingId('a'), contentsId('a'), mockupId('a', 'b'), controlId('a', 'b'), controlName('a', 'b')];
    for (const id of [...Object.values(ids), ...composed]) expect(id).toContain('_');
  });

  it('are distinct', () => {
    for (const names of [attributes, ids, events].map((module) => Object.values(module)))
      expect(new Set(names).size).toBe(names.length);
  });
});
