import { expect, it } from 'vitest';
import { QUESTIONS, refusalOfAnswer } from '../../../src/cli/new/client.ts';

const refusal = (asked: string, value: string) => {
  const question = QUESTIONS.find(({ key }) => key === asked);
  return question && refusalOfAnswer(question, value);
};

it.each([
  ['phone', '12', /^--phone is a number that can be called, such as/],
  ['town', '59000', /^--town is the name of a town, such as --town "Lille", not "59000"$/],
])('refuses the %s %s in one line, with an example', (key, value, words) => {
  expect(refusal(key, value)).toMatch(words);
});

it.each([
  ['phone', '3631'],
  ['phone', '03 20 00 00 00'],
  ['town', 'Paris 11e'],
])('accepts the %s %s', (key, value) => {
  expect(refusal(key, value)).toBeUndefined();
});
