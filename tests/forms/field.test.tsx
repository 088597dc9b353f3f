import { describe, expect, it, vi } from 'vitest';
import { defineForm } from '../../src/forms/form-definition.ts';
import { type FormState, initialState } from '../../src/forms/form-machine.ts';
import { LabelledField } from '../../src/forms/LabelledField.tsx';
import type { LiveForm } from '../../src/forms/use-form.ts';
import type { FormField } from '../../src/model/types.generated.ts';
import { fromPartial } from '../from-partial.ts';
import { cleanup, fireEvent, render, screen } from '../ui/testing-library.ts';
import { callbackForm, field } from './blocks.ts';

interface Shown {
  name: string;
  /** Settings of the field in addition to those of the form. */
  settings?: Partial<FormField>;
  /** Text of the field. */
  text?: string;
  state?: Partial<FormState>;
}

const settingsOf = (name: string) => {
  const found = callbackForm.steps.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return { ...(found ?? field(name, '')), hint: '' };
};

/** Shows one field of the callback form, and returns its control and descriptions. */
function show({ name, text = '', state = {}, settings = {} }: Shown) {
  cleanup();
  const shown = { ...settingsOf(name), label: 'Libellé', ...settings };
  const definition = defineForm({ id: 'callback', steps: [{ fields: [shown] }] }, false);
  const initial = initialState(definition);
  const form = {
    definition,
    state: { ...initial, ...state, values: { ...initial.values, [name]: text } },
    dispatch: vi.fn(),
    leave: vi.fn(),
  };
  render(<LabelledField form={fromPartial<LiveForm>(form)} field={shown} messages={callbackForm.messages} />);
  const control = screen.getByLabelText<HTMLInputElement>(/^Libellé/);
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = described.map((id) => document.getElementById(id));
  const reported = parts.map((part) => [part?.id.replace(`${control.id}-`, ''), part?.textContent]);
  return { control, form, reported, isInvalid: control.getAttribute('aria-invalid') === 'true' };
}

describe('a field of a form', () => {
  it('only shows its label while nothing is wrong', () => {
    const { control, reported, isInvalid } = show({ name: 'name', text: 'Ana' });
    expect(reported).toEqual([]);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(isInvalid).toBe(false);
    expect(control).toMatchObject({ id: 'v_field-callback_name', name: 'callback_name', value: 'Ana', required: true });
    expect(document.querySelectorAll('.MuiFormHelperText-root')).toHaveLength(0);
    expect(screen.getByText('Libellé', { selector: 'label' }).textContent).toBe('Libellé');
  });

  it('shows its length from nine tenths of its limit on, and an error above it', () => {
    const count = (length: number) => show({ name: 'name', text: 'é'.repeat(length) }).reported;
    expect(count(89)).toEqual([]);
    expect(count(90)).toEqual([['count', '90 / 100']]);
    expect(count(100)).toEqual([['count', '100 / 100']]);
    expect(count(101)).toEqual([
      ['count', '101 / 100'],
      ['error', '100 caractères au plus.'],
    ]);
  });

  it('only shows an error after blocking the next step or after being left', () => {
    const reported = (more: Omit<Shown, 'settings'>, errors = {}) => {
      const shown = show({ ...more, settings: { errors } });
      return [...shown.reported.flat(), shown.isInvalid];
    };
    const malformed = { name: 'email', text: 'ana@' } as const;
    const left = { ...malformed, state: { left: ['email'] } };
    expect(reported(malformed)).toEqual([false]);
    expect(reported({ ...malformed, state: { left: ['name'] } })).toEqual([false]);
    expect(reported(left)).toEqual(['error', 'Adresse incomplète.', true]);
    expect(reported(left, { malformed: 'Et après @ ?' })).toEqual(['error', 'Et après @ ?', true]);
    const refused = { name: 'city', state: { refused: ['city'] } };
    expect(reported({ name: 'city', state: { left: ['city'] } })).toEqual([false]);
    expect(reported(refused)).toEqual(['error', 'Ce champ est vide.', true]);
    expect(reported(refused, { required: 'Quelle ville ?' })).toEqual(['error', 'Quelle ville ?', true]);
  });

  it('shows a hint about a doubtful telephone number that was left, not an error', () => {
    const left = { left: ['phone'] };
    const { reported, isInvalid } = show({ name: 'phone', text: '0465', state: left });
    expect(reported).toEqual([['error', 'Numéro incomplet ?']]);
    expect(isInvalid).toBe(false);
    for (const shown of [
      { text: '0465' },
      { text: ' ', state: left },
      { text: '04 65 71 00 00', state: left },
      { name: 'city', text: '0465', state: { left: ['city'] } },
    ])
      expect(show({ name: 'phone', ...shown }).reported).toEqual([]);
  });

  it('is a choice, whose options are not counted, with its hint', () => {
    const long = 'Un choix de plus de quarante signes, ce qui fait beaucoup';
    const settings = { hint: 'Supplément de 399 €.', placeholder: 'Choisissez', options: ['Non', long] };
    const { control, reported } = show({ name: 'needsEcommerce', settings, text: long });
    expect(control.tagName).toBe('SELECT');
    const options = [...control.querySelectorAll('option')];
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Choisissez'],
      ['Non', 'Non'],
      [long, long],
    ]);
    expect(control.value).toBe(long);
    expect(reported[0]).toEqual(['helper-text', 'Supplément de 399 €.']);
    expect(reported.map(([name]) => name)).not.toContain('count');
  });

  it('is a text area if it has rows, of full width if requested', () => {
    const { control } = show({ name: 'projectDescription', settings: { rows: 6 } });
    expect(control).toMatchObject({ tagName: 'TEXTAREA', rows: 6 });
    expect(control.closest('[data-wide]')).toBeTruthy();
  });

  it.each([
    ['editing', false],
    ['failed', false],
    ['sending', true],
  ] as const)('is editable or not while the form is %s', (status, readOnly) => {
    for (const name of ['name', 'projectDescription'])
      expect(show({ name, state: { status } }).control.readOnly).toBe(readOnly);
  });

  it('reports changes to the form, and leaving the field', () => {
    const { control, form } = show({ name: 'city' });
    expect(control).toMatchObject({ type: 'text', autocomplete: 'address-level2' });
    fireEvent.change(control, { target: { value: 'Dax' } });
    expect(form.dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'change', field: 'city', value: 'Dax' });
    expect(form.leave).not.toHaveBeenCalled();
    fireEvent.blur(control);
    expect(form.leave).toHaveBeenCalledExactlyOnceWith('city');
  });

  it.each([
    ['text', { type: 'text', autocomplete: '' }],
    ['phone', { type: 'tel', autocomplete: 'tel', inputMode: 'tel' }],
    ['email', { type: 'email', autocomplete: 'email', inputMode: 'email' }],
    ['date', { type: 'date', autocomplete: '' }],
    ['longText', { tagName: 'TEXTAREA', rows: 4 }],
    ['choice', { tagName: 'SELECT' }],
  ] as const)('has the control of its kind: %s', (kind, expected) => {
    expect(show({ name: 'x', settings: { kind, options: ['A'] } }).control).toMatchObject(expected);
  });

  it('is marked as optional, and valid while empty', () => {
    const { control, reported } = show({ name: 'city', settings: { required: false }, state: { refused: ['city'] } });
    expect([control.required, reported]).toEqual([false, []]);
    expect(screen.getByText('Libellé (facultatif)', { selector: 'label' })).toBeTruthy();
  });
});
