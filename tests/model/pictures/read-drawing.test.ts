import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/model/pictures/read-drawing.ts';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = '') => `<svg ${NAMESPACES}${attributes}>${inner}</svg>`;
const kinds = (text: string) => readDrawing(text).errors.map(({ kind, typed }) => [kind, typed]);

describe('the error of a drawing', () => {
  it.each([
    ['active', svg('<script>a()</script>'), '<script'],
    ['active', svg('<g/>', ' aria-label="b" onload="a()"'), 'onload='],
    ['active', svg('<a href="\n javascript:a() ">b</a>'), 'javascript:a()'],
    ['foreign', svg('<g/><image x="1" href=" photo.jpg "/>'), 'photo.jpg'],
    ['foreign', svg('<image xlink:href="l"/>'), 'l'],
    ['foreign', svg("<use href='href'/>"), 'href'],
    ['foreign', svg('<style>a{b:url(url)}</style>'), 'url'],
    ['active', svg('<s:script href="a.js"/>', ' xmlns:s="http://www.w3.org/2000/svg"'), '<s:script'],
    ['active', svg('<circle r="1" onClick = "a()"/>'), 'onClick ='],
    ['foreign', svg('<style>@import url(https://b.example/a.css);</style>'), 'https://b.example/a.css'],
    ['foreign', svg("<style>@font-face{src:url('a.woff2')}</style>"), 'a.woff2'],
    ['foreign', svg('<rect fill="url(other.svg#a)"/>'), 'other.svg#a'],
    ['unlisted', svg('<foreignObject/>'), '<foreignObject'],
    ['unlisted', svg('<g x="x" ping = "ping"/>'), 'ping'],
  ])('is marked at its place, also after comments: %s in %s', (kind, text, typed) => {
    for (const before of ['', '<!-- <script> -->', '<!--a--><!-- <script> -->\n', '<?xml version="1.0"?><!--\r\n-->']) {
      const [fault, ...more] = readDrawing(before + text).errors;
      expect([fault?.kind, fault?.typed, more]).toEqual([kind, typed, []]);
      const { start = 0, end = 0 } = fault ?? {};
      expect((before + text).slice(start, end)).toBe(typed);
      expect(/[="'\s<(]/.test((before + text).charAt(start - 1)) || typed.startsWith('<')).toBe(true);
    }
  });

  it('is reported once for each kind: the first', () => {
    const text = svg(
      '<image href="a.jpg"/><script/><image href="b.jpg"/><style>@import "c.css"</style>',
      ' onload="a"',
    );
    expect(kinds(text)).toEqual([
      ['active', 'onload='],
      ['foreign', 'a.jpg'],
    ]);
  });

  it('is its missing type, at its root element', () => {
    const text = '<?xml version="1.0"?>\n<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"/>';
    expect(readDrawing(text).errors).toEqual([{ kind: 'nameless', start: 22, end: 26, typed: '<svg' }]);
    expect(readDrawing('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>').errors).toEqual([]);
  });

  it('is not found in a comment, nor in the text of an attribute', () => {
    expect(kinds(svg('<!--a--><!--<script>--><g id="a" data-x=\'b onclick=c\' class="a onclick=b"/>'))).toEqual([]);
    expect(kinds(svg('<use href=""/><image href=" "/><a href="https://b.example/javascript:a">b</a>'))).toEqual([]);
  });
});

/** Drawings that run a script, load something or contain a web page when a browser opens their address. */
const HOSTILE: [what: string, text: string][] = [
  ['a script', svg('<script>a()</script>')],
  ['a script of a prefix with a hyphen', svg('<s-1:script xmlns:s-1="http://www.w3.org/2000/svg">a()</s-1:script>')],
  ['a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">a()</h:script>')],
  ['a handler', svg('<g onclick="a()"/>')],
  ['a handler behind a sign in a value', svg('<g id="a>b" onclick="a()"/>')],
  ['a handler of the first tag behind a sign', svg('', ' class=">" onload="a()"')],
  ['a script behind the signs of a comment in CDATA', svg('<text><![CDATA[<!--]]></text><script>a()</script><!-- -->')],
  ['a script behind the signs of a comment in an instruction', svg('<?xpacket <!-- ?><script>a()</script><!-- -->')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a '<script xmlns="http://www.w3.org/2000/svg">a()</script>'>]>${svg('&a;')}`],
  ['an attribute by default', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg('')}`],
  ['an address with a character by its number', svg('<a href="java&#115;cript:a()">b</a>')],
  ['an address with a line break by its number', svg('<a href="java&#10;script:a()">b</a>')],
  ['an address of data', svg('<a href="data:text/html,&lt;script&gt;a()&lt;/script&gt;">b</a>')],
  ['an address by another prefix', svg('<a x:href="javascript:a()" xmlns:x="http://www.w3.org/1999/xlink">b</a>')],
  ['an address that is animated', svg('<a><animate attributeName="href" values="javascript:a()"/>b</a>')],
  ['an address that is set', svg('<a><set attributeName="xlink:href" to="javascript:a()"/>b</a>')],
  ['a handler that is set', svg('<set attributeName="onmouseover" to="a()"/>')],
  ['a frame', svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;"/></foreignObject>')],
  ['a frame without a foreign object', svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:a()"/>')],
  ['a picture of HTML with a handler', svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="a()"/>')],
  ['a link of MathML', svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:a()"/>')],
  ['a style sheet', `<?xml-stylesheet href="/media/a.xsl" type="text/xsl"?>${svg('')}`],
  ['a used drawing', svg('<use href="data:image/svg+xml,&lt;svg&gt;#a"/>')],
  ['a base of addresses', svg('<g xml:base="javascript:"><a href="#a">b</a></g>')],
  ['a handler of SVG Tiny', svg('<handler type="text/javascript">a()</handler>')],
  ['a listener of XML events', svg('<e:listener xmlns:e="http://www.w3.org/2001/xml-events" event="load"/>')],
  ['more than four megabytes', svg(`<g/>${' '.repeat(4_100_000)}<script>a()</script>`)],
  ['an encoding that hides marks', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`],
  ['a style with an import', svg('<style>@import "//a.example/b.css";</style>')],
  ['a style with an import by number', svg('<style>@\\69mport "//a.example/b.css";</style>')],
  ['a style with an address', svg('<style>g{background:url(//a.example/b)}</style>')],
  ['a style with an address by number', svg('<style>g{background:u\\72 l(//a.example/b)}</style>')],
  ['a style in CDATA', svg('<style><![CDATA[g{background:url(//a.example/b)}]]></style>')],
  ['a style around an element', svg('<style><g/>@import "//a.example/b.css";</style>')],
  ['a style of one attribute', svg('<g style="background:image-set(\'//a.example/b\' 1x)"/>')],
  ['a filter from elsewhere', svg('<g filter="url(//a.example/b#c)"/>')],
];

it.each(HOSTILE)('a hostile drawing is rejected: %s', (_, text) => expect(readDrawing(text).errors).not.toEqual([]));

it.each([
  ['SVG 1.1 with its type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a/svg11.dtd">${svg('')}`],
  [
    'Inkscape with its notes',
    svg(
      '<i:namedview i:zoom="1"/><metadata><r:RDF><r:li r:resource="a"/></r:RDF></metadata><g i:label="a"/>',
      ' xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xml:space="preserve"',
    ),
  ],
  ['Illustrator with its packet', svg('<metadata><?xpacket begin="a"?><?xpacket end="w"?></metadata>')],
  ['an animation', svg('<rect><animate attributeName="opacity" values="0;1" dur="1s" begin="click"/></rect>')],
  ['a style', svg('<style>@media (prefers-color-scheme:dark){text{fill:#fff;filter:url(#a)}}</style>')],
  [
    'an embedded picture',
    svg('<image xlink:href="data:image/png;base64,AA"/><image href="data:image/png;base64,AA"/>'),
  ],
  ['a picture in a style', svg('<style>.a{background:url("data:image/png;base64,AA")} .b{font-family:a}</style>')],
  [
    'parts of its own',
    svg('<use href="#a"/><rect fill="url(#b)" clip-path="url( \'#c\' )" mask="url(&quot;#d&quot;)"/>'),
  ],
  ['a link with words like a handler', svg('<a href="https://b.example"><text>le 1 on = 2</text></a>')],
  ['words like code', svg('<text>onload=1, javascript:</text><g id="on" data-on="x"/>')],
  ['an animation with a start', svg('<set attributeName="x" begin="0s"/>')],
  ['a label like a handler', svg('<g aria-label="the first one = 1, onload = 2" data-x=\'onclick=a\'/>')],
])('a drawing of a drawing program is accepted: %s', (_, text) => expect(kinds(text)).toEqual([]));

describe('a drawing that is not XML', () => {
  it.each([
    ['an attribute without quotes', svg('<g id=a/>'), '<g id=a'],
    ['an entity of HTML', svg('<text>a&nbsp;b</text>'), '<text>a&nbsp;'],
    ['a prefix without a namespace', svg('<a:b/>'), '<a:b/>'],
    ['another closing tag', svg('<g></h>'), '</h>'],
  ])('is marked at the end of what browsers read: %s', (_, text, typed) => {
    expect(kinds(text)).toEqual([['malformed', typed]]);
  });

  it('is read in linear time, with any repetition', () => {
    for (const part of [' ', '<', '<svg ', '<g x="', 'url( ', '&', '<!--', '\\6']) {
      const long = part.repeat(300_000);
      for (const text of [svg(long), svg('', ` ${long}`), `<svg href${long}`, svg(`<style>${long}</style>`), long]) {
        expect(readDrawing(text)).toBeDefined();
      }
    }
  });
});

describe('the size of a drawing', () => {
  const whole = (attributes: string) => {
    const { errors: _, ...measured } = readDrawing(`<svg ${attributes}><path/></svg>`);
    return measured;
  };
  const sized = (width: number, height: number) => ({ size: { width, height }, isCut: false });

  it.each([
    ['width="60.25" height=\' 40.5px \'', 60.25, 40.5],
    ['viewBox=" 0, 0 30,20 "', 30, 20],
    ["viewBox='-10 -10\n300  200.5'", 300, 200.5],
    ['data-width="1" data-height="1" viewBox="0 0 30 20"', 30, 20],
  ])('is read from %s', (attributes, width, height) => expect(whole(attributes)).toEqual(sized(width, height)));

  it.each([
    'width="60" height="0"',
    'width="0" height="40" viewBox="0 0 30 20"',
    'height="40" viewBox="0 0 30 20"',
    'width="60" viewBox="0 0 30 20"',
    'width="100%" height="100%" viewBox="0 0 30 20"',
    'width="4em" height="3em" viewBox="0 0 30 20"',
    'width="about 60" height="about 40"',
    'width="" height="" viewBox="0 0 30 20"',
    'viewBox="0 0 30"',
    'viewBox="0 0 30 0"',
    'viewBox=""',
  ])('is not guessed from %s', (attributes) => expect(whole(attributes)).toEqual({ isCut: false }));

  it('is read from an element with a namespace prefix', () => {
    const text = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><svg:path/></svg:svg>';
    expect(readDrawing(text)).toEqual({ ...sized(30, 20), errors: [] });
  });
});

describe('the end of a drawing', () => {
  it.each(['<svg/>', '<svg viewBox=""></svg>', '<svg></svg\n>'])('is found: %s', (text) =>
    expect(readDrawing(text).isCut).toBe(false),
  );

  it.each([
    '<svg><path/>',
    '<svg><path/></svg',
    '<!-- </svg> --><svg>',
    '<svg title="&lt;/svg>">',
    '<svg viewBox="0 0',
  ])('is missing: %s', (text) => expect(readDrawing(text).isCut).toBe(true));
});
