import { expect, it } from 'vitest';
import { readPage } from '../../../src/shell/router/read-page.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('reads a page from its document: data, title, head and static HTML; undefined without data', () => {
  const page = readPage(
    parse(`<title>T</title><meta name="description" content="d"><body><i data-static-html="a"><b>A</b></i>
    <script type="application/json" id="v_page">{"path":"/a"}</script>`),
  );
  expect(page).toMatchObject({ page: { path: '/a' }, documentTitle: 'T', staticHtml: { a: '<b>A</b>' } });
  expect(page?.head).toHaveLength(1);
  expect(readPage(parse('<title>T</title><p>Maintenance'))).toBeUndefined();
});
