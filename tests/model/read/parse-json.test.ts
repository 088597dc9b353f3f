import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/model/read/json-node.ts';
import { parseJson } from '../../../src/model/read/parse-json.ts';
import { fc } from '../../fast-check.ts';

function parse(text: string) {
  const codes: string[] = [];
  const tree = parseJson(text, (code) => codes.push(code));
  return { data: tree && plainValue(tree), codes, tree };
}

describe('parseJson', () => {
  it('agrees with JSON.parse on valid JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), null, space);
        const { data, codes } = parse(text);
        // JSON.stringify never writes two equal keys.
        expect(codes).toEqual([]);
        expect(JSON.stringify(data)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('rejects what JSON.parse rejects, and nothing else', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), fc.string({ maxLength: 3 }), (json, at, typed) => {
        const cut = at % (json.length + 1);
        const text = json.slice(0, cut) + typed + json.slice(cut + 1);
        let good = true;
        try {
          JSON.parse(text);
        } catch {
          good = false;
        }
        const { codes } = parse(text);
        if (!good) expect(codes).not.toEqual([]);
        else expect(codes.filter((code) => code !== 'json/duplicate-key')).toEqual([]);
      }),
    );
  });

  it.each(['1', 'true', '1 '])('reads a long list of %s, each once', (item) => {
    const { data, codes } = parse(`[${`${item},`.repeat(200_000)}1]`);
    expect([(data as unknown[]).length, codes]).toEqual([200_001, []]);
  });

  it('reads the four digits after \\u as a character, and those after no other character', () => {
    const { data, codes } = parse('"\\n0041 \\u0041"');
    expect([data, codes]).toEqual(['\n0041 A', []]);
  });

  it('continues after mistakes with an obvious correction', () => {
    const { data, codes } = parse(`{
      // prix
      'price': 29,50,
      name: “Pain”
      "list": [1, 2,],
      "open": True;
      "last": 1
    }`);
    expect(data).toEqual({ price: 29.5, name: 'Pain', list: [1, 2], open: true, last: 1 });
    expect(codes).toEqual([
      'json/comment',
      'json/wrong-quotes',
      'json/decimal-comma',
      'json/unquoted-key',
      'json/wrong-quotes',
      'json/missing-comma',
      'json/trailing-comma',
      'json/unknown-word',
      'json/wrong-separator',
    ]);
  });

  it('keeps a key named __proto__ apart from the prototype', () => {
    const { data } = parse('{"__proto__": {"polluted": true}}');
    expect(Object.keys(data as object)).toEqual(['__proto__']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('stops at deep nesting with one message', () => {
    expect(parse('['.repeat(10_000)).codes).toEqual(['json/too-deep']);
    expect(parse('{"a":'.repeat(10_000)).codes).toEqual(['json/too-deep']);
  });

  it('reads a text of a megabyte in linear time', () => {
    const text = 'é'.repeat(1_000_000);
    expect(parse(JSON.stringify({ text })).data).toEqual({ text });
  });
});
