import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, initialState, reduce } from '../../src/forms/form-machine.ts';
import { fc } from '../fast-check.ts';
import { contactDefinition, callbackDefinition as definition } from './blocks.ts';

const first = { name: 'Ana', phone: '0465710000', email: 'ana@example.com', city: 'Nîmes', companyName: 'Pain' };
const second = { needsEcommerce: 'Oui', projectDescription: 'Un site.' };

const play = (state: FormState, ...events: FormEvent[]) =>
  events.reduce((now, event) => reduce(definition, now, event), state);
const write = (values: object): FormEvent[] =>
  Object.entries(values).map(([field, value]) => ({
    type: 'change',
    field,
    value: value as string,
  }));
const submit: FormEvent = { type: 'submit', trapped: false };
const atProject = () => play(initialState(definition), { type: 'start' }, ...write(first), { type: 'next' });
const sending = () => play(atProject(), ...write(second), submit);

describe('the states of a form', () => {
  it('begin with the button of the callback form, and with the fields of the others', () => {
    expect(initialState(definition).step).toBe(-1);
    expect(initialState(contactDefinition).step).toBe(0);
  });

  it('change from the button to the details, and to the project once these are complete', () => {
    const details = play(initialState(definition), { type: 'start' });
    expect(details.step).toBe(0);
    expect(play(details, { type: 'next' }).step).toBe(0);
    expect(play(details, ...write(first), { type: 'next' }).step).toBe(1);
  });

  it('take offered texts for empty fields, and a later offer replaces the first', () => {
    const written = play(initialState(definition), { type: 'start' }, ...write({ city: 'Nîmes' }));
    const offered = { companyName: 'Karim', city: 'Lens', projectDescription: 'Métier : maçon.\n', stranger: 'x' };
    const taken = play(written, { type: 'start', offered });
    expect(taken.values).toEqual({ ...written.values, companyName: 'Karim', projectDescription: 'Métier : maçon.\n' });
    const changed = play(taken, ...write({ projectDescription: 'Métier : maçon.\nDes murs.' }));
    const again = play(changed, { type: 'start', offered: { ...offered, companyName: 'Karim et fils' } });
    expect(again.values).toEqual({ ...changed.values, companyName: 'Karim et fils' });
  });

  it('block the next step at a malformed address, and mark it', () => {
    const held = play(initialState(definition), { type: 'start' }, ...write({ ...first, email: 'ana@' }), {
      type: 'next',
    });
    expect(held).toMatchObject({ step: 0, refused: ['email'] });
  });

  it('go back with all typed text', () => {
    const back = play(atProject(), ...write(second), { type: 'back' });
    expect(back).toMatchObject({ step: 0, values: { ...first, ...second } });
  });

  it('only send from the last step and if everything is complete', () => {
    expect(play(initialState(definition), { type: 'start' }, ...write({ ...first, ...second }), submit).status).toBe(
      'editing',
    );
    expect(play(atProject(), submit)).toMatchObject({
      status: 'editing',
      refused: ['needsEcommerce', 'projectDescription'],
    });
    expect(sending().status).toBe('sending');
  });

  it('keep everything if the site sends nothing, and allow sending once more', () => {
    const withheld = play(sending(), { type: 'withheld' });
    expect(withheld).toMatchObject({ status: 'withheld', step: 1, values: { ...first, ...second } });
    expect(play(withheld, submit).status).toBe('sending');
  });

  it('return to the step whose text is over its limit', () => {
    const restored = play(initialState(definition), {
      type: 'restore',
      values: { ...first, ...second, name: 'a'.repeat(101) },
      step: 1,
    });
    expect(play(restored, submit)).toMatchObject({ status: 'editing', step: 0, refused: ['name'] });
  });

  it('ignore everything except for the outcome while sending', () => {
    const state = sending();
    const events: FormEvent[] = [
      submit,
      { type: 'back' },
      { type: 'change', field: 'name', value: 'x' },
      { type: 'confirm' },
    ];
    for (const event of events) expect(reduce(definition, state, event)).toBe(state);
  });

  it('empty the form and return to its beginning after a success, then close the dialog', () => {
    const sent = play(sending(), { type: 'sent' });
    expect(sent).toEqual({ ...initialState(definition), status: 'sent' });
    expect(play(sent, { type: 'close' })).toEqual(initialState(definition));
  });

  it('keep everything after a failure, and allow another attempt', () => {
    const failed = play(sending(), { type: 'failed' });
    expect(failed).toMatchObject({ status: 'failed', step: 1, values: { ...first, ...second } });
    expect(play(failed, submit).status).toBe('sending');
  });

  it('ask once for a confirming click if the honeypot is filled', () => {
    const trapped: FormEvent = { type: 'submit', trapped: true };
    const asked = play(atProject(), ...write(second), trapped);
    expect(asked.status).toBe('confirming');
    expect(play(asked, trapped).status).toBe('confirming');
    const confirmed = play(asked, { type: 'confirm' });
    expect(confirmed.status).toBe('sending');
    expect(play(confirmed, { type: 'failed' }, trapped).status).toBe('sending');
  });

  it('prefer text typed meanwhile to the stored draft', () => {
    const state = play(initialState(definition), { type: 'start' }, ...write({ name: 'Nouveau' }), {
      type: 'restore',
      values: { name: 'Ancien', city: 'Nîmes' },
      step: 0,
    });
    expect(state.values).toMatchObject({ name: 'Nouveau', city: 'Nîmes' });
  });

  it('only lose a text after a success, for any events in any order', () => {
    const names = ['start', 'next', 'back', 'confirm', 'failed', 'close'] as const;
    const event: fc.Arbitrary<FormEvent> = fc.oneof(
      fc.constantFrom(...names).map((type): FormEvent => ({ type })),
      fc.boolean().map((trapped): FormEvent => ({ type: 'submit', trapped })),
      fc.constantFrom(...definition.steps.flat()).map((field): FormEvent => ({ type: 'leave', field })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = play(atProject(), ...write(second), ...events);
        expect(state.values).toEqual({ ...first, ...second });
      }),
    );
  });
});
