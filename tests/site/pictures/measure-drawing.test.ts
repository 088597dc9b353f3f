import { describe, expect, it } from 'vitest';
import { measureDrawing } from '../../../src/site/pictures/measure-drawing.ts';

const whole = (attributes: string) => measureDrawing(`<svg ${attributes}><path/></svg>`);
const sized = (width: number, height: number) => ({ size: { width, height }, isCut: false });

describe('the size of a drawing', () => {
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
    'width="4em" height="3em" viewBox="0 0 30 20"',
    'width="about 60" height="about 40"',
    'width="" height="" viewBox="0 0 30 20"',
    'viewBox="0 0 30"',
    'viewBox="0 0 30 0"',
    'viewBox=""',
  ])('is not guessed from %s', (attributes) => expect(whole(attributes)).toEqual({ isCut: false }));

  it('is read from a tag with a prefix of its own', () => {
    expect(measureDrawing('<svg:svg viewBox="0 0 30 20"><svg:path/></svg:svg>')).toEqual(sized(30, 20));
  });
});

describe('the end of a drawing', () => {
  it.each(['<svg/>', '<svg viewBox=""></svg>', '<svg></svg\n>', '<s:svg></s:svg >', '<SVG></SVG>'])(
    'is there: %s',
    (text) => expect(measureDrawing(text)).toEqual({ isCut: false }),
  );

  it.each(['<svg><path/>', '<svg><path/></svg', '<!-- </svg> --><svg>', '<svg title="</svg>">', '<svg viewBox="0 0'])(
    'is missing: %s',
    (text) => expect(measureDrawing(text)).toEqual({ isCut: true }),
  );
});
