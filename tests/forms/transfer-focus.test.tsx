import { beforeEach, expect, it } from 'vitest';
import { transferFocus } from '../../src/forms/transfer-focus.ts';

const formOf = (html: string) => {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
};
const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Creates a form with a focused control, and the form that replaces it. */
function replaced(html: string, name: string) {
  const old = formOf(html);
  document.body.append(old);
  const from = control(old, name);
  from.focus();
  const heir = formOf(html);
  return { from, heir, replace: () => old.replaceWith(heir) };
}

beforeEach(() => document.body.replaceChildren());

it('moves text, focus and caret from a removed control to the new one', () => {
  const { from, heir, replace } = replaced('<textarea name="message"></textarea>', 'message');
  from.value = 'Bonjour';
  from.setSelectionRange(2, 5);
  replace();
  transferFocus(from, heir);
  const to = control(heir, 'message');
  expect(document.activeElement).toBe(to);
  expect([to.value, to.selectionStart, to.selectionEnd]).toEqual(['Bonjour', 2, 5]);
});

it('moves what it can if a field does not support a selection', () => {
  const { from, heir, replace } = replaced('<input name="email" type="email">', 'email');
  from.value = 'ana@';
  replace();
  transferFocus(from, heir);
  expect([document.activeElement, control(heir, 'email').value]).toEqual([control(heir, 'email'), 'ana@']);
});

it('only moves the focus if nothing can be typed: to a list, to a button', () => {
  const { from, heir, replace } = replaced('<select name="choice"><option>a<option>b</select>', 'choice');
  from.value = 'b';
  replace();
  transferFocus(from, heir);
  expect([document.activeElement, control(heir, 'choice').value]).toEqual([control(heir, 'choice'), 'a']);
});

it('ignores a control that is still there, and a visitor who has moved the focus elsewhere', () => {
  const { from, heir, replace } = replaced('<input name="name">', 'name');
  from.value = 'Ana';
  from.blur();
  transferFocus(from, heir);
  expect(control(heir, 'name').value).toBe('');
  const other = document.createElement('button');
  document.body.append(other);
  replace();
  other.focus();
  transferFocus(from, heir);
  expect([document.activeElement, control(heir, 'name').value]).toEqual([other, '']);
});

it('does nothing if the new form lacks the control, or if there is none', () => {
  const { from, heir, replace } = replaced('<input name="name"><button>ok</button>', 'name');
  replace();
  transferFocus(from, formOf(''));
  transferFocus(from, null);
  transferFocus(heir.querySelector('button'), heir);
  transferFocus(null, heir);
  expect(document.activeElement).toBe(document.body);
});
