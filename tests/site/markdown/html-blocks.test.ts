import { describe, expect, it } from 'vitest';
import { htmlEnd } from '../../../src/site/markdown/html-blocks.ts';

const outside = { isInParagraph: false };
const inside = { isInParagraph: true };

describe('a line that begins a block of HTML', () => {
  it.each([
    ['<!-- une note', '-->'],
    ['<?php echo 1;', '?>'],
    ['<![CDATA[ du texte', ']]>'],
    ['<!DOCTYPE html', '>'],
    ['<!doctype html', '>'],
    ['<script src="/a.js"', '</script>'],
    ['<pre>', '</pre>'],
    ['<STYLE>', '</style>'],
    ['<textarea', '</textarea>'],
  ])('%j goes on to the line that holds %j, within a paragraph too', (line, sign) => {
    for (const place of [outside, inside]) {
      const end = htmlEnd(line, place);
      expect(end).toBeInstanceOf(RegExp);
      expect((end as RegExp).test(`… ${sign} …`)).toBe(true);
      expect((end as RegExp).test('une ligne sans la fin')).toBe(false);
    }
  });

  it.each(['<div>', '</div>', '<h2 id="a">', '<TABLE', '<li/>', '<details open> mot'])(
    '%j goes on to a blank line, within a paragraph too',
    (line) => {
      expect([htmlEnd(line, outside), htmlEnd(line, inside)]).toEqual(['blank', 'blank']);
    },
  );

  it.each(['<span>', '</b>', '<x-y a=1 b="2" c=\'3\' d />', '<em class="a">  '])(
    '%j goes on to a blank line, but interrupts no paragraph',
    (line) => {
      expect([htmlEnd(line, outside), htmlEnd(line, inside)]).toEqual(['blank', undefined]);
    },
  );

  it.each([
    'un <div>',
    '<b>gras</b>',
    '<span> mot',
    '<!',
    '<!1>',
    '<1>',
    '<divan',
    '<scripts',
    '<a href="x>',
    '<https://example.com>',
    '<mail@example.com>',
    '< div>',
  ])('is none that begins as %j does', (line) => {
    expect([htmlEnd(line, outside), htmlEnd(line, inside)]).toEqual([undefined, undefined]);
  });
});
