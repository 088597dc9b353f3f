import { describe, expect, it } from 'vitest';
import { findDrawingErrors } from '../../../src/site/pictures/find-drawing-errors.ts';

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;
const kinds = (text: string) => findDrawingErrors(text).map(({ kind, typed }) => [kind, typed]);

describe('the fault of a drawing', () => {
  it.each([
    ['active', svg('<script>a()</script>'), '<script'],
    ['active', svg('<g/>', ' aria-label="b" onload="a()"'), 'onload='],
    ['active', svg('<a href="\n javascript:a() ">b</a>'), 'javascript:a()'],
    ['foreign', svg('<g/><image x="1" href=" photo.jpg "/>'), 'photo.jpg'],
    ['foreign', svg('<image xlink:href="l"/>'), 'l'],
    ['foreign', svg("<use href='href'/>"), 'href'],
    ['foreign', svg('<style>a{b:url(url)}</style>'), 'url'],
  ])('is marked where it stands, behind comments too: %s in %s', (kind, text, typed) => {
    for (const before of ['', '<!-- <script> -->', '<!--a--><!-- <script> -->\n', '<?xml version="1.0"?><!--\n-->']) {
      const [fault, ...more] = findDrawingErrors(before + text);
      expect([fault?.kind, fault?.typed, more]).toEqual([kind, typed, []]);
      const { offset = 0, length = 0 } = fault ?? {};
      expect((before + text).slice(offset, offset + length)).toBe(typed);
      expect(/[="'\s<(]/.test((before + text).charAt(offset - 1)) || typed.startsWith('<')).toBe(true);
    }
  });

  it('is told once of its kind: the first', () => {
    const text = svg(
      '<image href="a.jpg"/><script/><image href="b.jpg"/><style>@import "c.css"</style>',
      ' onload="a"',
    );
    expect(kinds(text)).toEqual([
      ['active', 'onload='],
      ['foreign', 'a.jpg'],
    ]);
  });

  it('is none in a comment, nor in what is said of something else', () => {
    expect(kinds(svg('<!--a--><!--<script>--><g id="a" data-x=\'b onclick=c\' title="a onclick=b"/>'))).toEqual([]);
    expect(kinds(svg('<use href=""/><image href=" "/><a href="https://b.example/javascript:a">b</a>'))).toEqual([]);
  });

  it('is there in a comment that never ends, which hides nothing', () => {
    expect(kinds(svg('<!-- <script>a()</script>'))).toEqual([['active', '<script']]);
  });
});
