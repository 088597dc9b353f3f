import { describe, expect, it } from 'vitest';
import { checkMutation } from '../check/mutated-site.ts';

const STORY = 'content/textes/histoire.md';
const HTML = '<!doctype html><script src="/media/evil.js"></script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Returns the errors of a site with a text that links to a file, or only names it. */
function errorsOf(name: string, text: string | Buffer, words = `[Ouvrez-le](/media/${name})`): string[] {
  const bytes = { [`content/media/${name}`]: Buffer.from(text).toString('base64') };
  const edits = [{ file: STORY, find: '[Venez le voir](/contact)', put: words }];
  return checkMutation({ edits, bytes }).flatMap(({ severity, code }) => (severity === 'error' ? code : []));
}

describe('a file that a text links to', () => {
  it.each('p.html p.htm p.xhtml evil.js a.mjs a.css a.xml a.xsl a.swf a.json a.woff2 a'.split(' '))(
    'is not published with an extension that is not listed: %s',
    (name) => {
      expect(errorsOf(name, HTML)).toEqual(['media/not-offered']);
    },
  );

  it.each(['p.png', 'p.jpg', 'p.svg', 'p.gif', 'p.webp', 'p.avif'])(
    'matches its name, and is not a page: %s',
    (name) => {
      expect(errorsOf(name, HTML)).toEqual(['media/other-content']);
      expect(errorsOf(name, HTML, `Voyez \`media/${name}\`.`)).toEqual(['media/other-content']);
    },
  );

  it.each(['p.pdf', 'p.txt', 'p.csv', 'p.vtt', 'p.ics', 'p.vcf', 'p.mp4', 'p.mp3', 'p.docx', 'p.ods', 'p.PDF'])(
    'matches its name, whatever opens it: %s',
    (name) => {
      expect(errorsOf(name, HTML)).toEqual(['media/other-format']);
      expect(errorsOf(name, DRAWING)).toContain('media/other-format');
    },
  );

  it('is a drawing without a script, whether it is shown, offered or only named', () => {
    expect(errorsOf('p.svg', DRAWING)).toEqual(['media/active-drawing']);
    expect(errorsOf('p.svg', DRAWING, '![Un four](/media/p.svg)')).toEqual(['media/active-drawing']);
    expect(errorsOf('p.svg', DRAWING, 'Voyez `media/p.svg`.')).toEqual(['media/active-drawing']);
  });

  it.each([
    ['a.pdf', '%PDF-1.7'],
    ['a.odt', 'PK\x03\x04'],
    ['a.txt', 'Bonjour'],
    ['a.vcf', 'BEGIN:VCARD'],
    ['a.mp3', 'ID3\x03'],
    ['a.webm', '\x1aE\xdf\xa3'],
  ])('may be %s', (name, text) => expect(errorsOf(name, Buffer.from(text, 'latin1'))).toEqual([]));
});

const booked = (text: string, more: { file: string; find: string; put: string }[] = []) =>
  checkMutation({
    edits: [{ file: 'site.manifest.json', find: 'https://agenda.exemples.fr/pain', put: 'media/agenda.html' }, ...more],
    add: { 'content/media/agenda.html': text },
  }).flatMap(({ severity, code }) => (severity === 'error' ? code : []));

it('the page of a calendar is shown in its frame, and has no other link', () => {
  const quiet = '<!doctype html><meta charset="utf-8"><title>Agenda</title><p>Lundi';
  expect(booked(quiet)).toEqual([]);
  const linked = [{ file: STORY, find: '/contact', put: '/media/agenda.html' }];
  expect(booked(quiet, linked)).toEqual(['media/not-offered']);
  expect(booked(HTML)).toEqual(['media/unsafe-page']);
});
