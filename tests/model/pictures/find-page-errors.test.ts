import { expect, it } from 'vitest';
import { findPageErrors } from '../../../src/model/pictures/find-page-errors.ts';

const page = (body: string, head = '') => `<!doctype html>\n<html><head>${head}<title>A</title></head><body>${body}`;

it.each([
  ['a script', page('<script src="/media/a.js"></script>'), '<script'],
  ['a script after a comment that ends early', page('<!--><script>a()</script> -->'), '<script'],
  ['a handler', page('<p onclick=a()>b'), 'onclick=a()'],
  ['a handler of a second body', page('<p><body onload="a()">'), '<body'],
  ['a link that runs', page('<a href="java&#115;cript:a()">b</a>'), 'href="java&#115;cript:a()"'],
  ['a link to another site', page('<a href="//a.example">b</a>'), 'href="//a.example"'],
  ['a picture from elsewhere', page('<img src="https://a.example/b.png">'), 'src="https://a.example/b.png"'],
  ['a frame', page('<iframe srcdoc="<p>"></iframe>'), '<iframe'],
  ['a drawing', page('<svg><script>a()</script></svg>'), '<svg'],
  ['a template', page('<template><script>a()</script></template>'), '<template'],
  ['a form that is sent', page('<form action="https://a.example"></form>'), 'action="https://a.example"'],
  ['a style sheet', page('', '<link rel="stylesheet" href="a.css">'), '<link'],
  ['another base', page('', '<base href="//a.example">'), '<base'],
  ['a redirection', page('', '<meta http-equiv="refresh" content="0;url=//a.example">'), 'http-equiv="refresh"'],
  ['another encoding', page('', '<meta charset="utf-7">'), 'charset="utf-7"'],
  ['a style that fetches', page('', '<style>a{background:url(//a.example)}</style>'), '//a.example'],
  ['an attribute that fetches', page('<p style="background:url(//a.example)">'), 'style="background:url(//a.example)"'],
  ['bytes of another encoding', Buffer.from(`\uFEFF${page('<script>')}`, 'utf16le').toString('utf8'), '\ufffd'],
])('the page of a frame must not contain: %s', (_, text, typed) => {
  const [error] = findPageErrors(text);
  expect(error?.typed).toBe(typed);
  expect(text.slice(error?.start, error?.end)).toBe(typed);
});
