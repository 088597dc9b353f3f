import { type FormDefinition, maxLengthOf, type Values } from './form-definition.ts';
import { plainAddress } from './plain-address.ts';

/** Reason why a text is invalid. */
export type Fault = 'empty' | 'long' | 'email';

/**
 * A local part as in the HTML standard, and a host with at least one dot; letters of any alphabet (RFC 6531). The
 * pattern has no case-insensitive flag, because with it browsers take 30 ms to compile these classes.
 */
const EMAIL =
  /^[\w\p{L}\p{M}\p{N}.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|[Xx][Nn]--[A-Za-z0-9-]{2,59})$/u;

/** Whether a text is empty or consists only of whitespace (section 5 of the specification). */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text is one complete e-mail address. Whitespace around it is ignored. */
export function isEmailAnswer(text: string): boolean {
  return EMAIL.test(text.trim());
}

/**
 * Whether a telephone number can be called: ten digits in France (0X, +33 or 0033), seven to fifteen in other
 * countries, with country code (E.164). A number that fails is doubtful, but never refused. Copied numbers may
 * contain invisible format characters, and dashes of every kind.
 */
export function isPhoneAnswer(text: string): boolean {
  const digits = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\(0\)/, '')
    .replace(/[\s.\p{Pd}/()]/gu, '');
  if (/^(?:\+33|0033|0)[1-9]\d{8}$/.test(digits)) return true;
  return /^(?:\+|00)(?!33)[1-9]\d{6,14}$/.test(digits);
}

/** Returns the length in code points, instead of UTF-16 units. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Returns the mistake in a field's text, if any. A doubtful telephone number is not one. */
export function faultOf(definition: FormDefinition, name: string, text: string): Fault | undefined {
  const field = definition.fields.get(name);
  if (isBlank(text)) return field?.required ? 'empty' : undefined;
  if (characterCount(text) > maxLengthOf(definition, name)) return 'long';
  if (field?.kind === 'email' && !isEmailAnswer(plainAddress(text))) return 'email';
  return undefined;
}

/** Whether all required fields of a step are filled, which enables « next » and « send » (section 5). */
export function isComplete(definition: FormDefinition, step: number, values: Values): boolean {
  const isMissing = (name: string) => definition.fields.get(name)?.required && isBlank(values[name] ?? '');
  return !(definition.steps[step] ?? []).some(isMissing);
}

/** Returns the invalid fields of a step, in order. */
export function faultyFields(definition: FormDefinition, step: number, values: Values): string[] {
  return (definition.steps[step] ?? []).filter((name) => faultOf(definition, name, values[name] ?? ''));
}
