import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, initialState, reduce } from '../../src/forms/form-machine.ts';
import { fc } from '../fast-check.ts';
import { contactDefinition, callbackDefinition as definition } from './blocks.ts';

const first = { name: 'Ana', phone: '0465710000', email: 'ana@example.com', city: 'Nîmes', companyName: 'Pain' };
const second = { needsEcommerce: 'Oui', projectDescription: 'Un site.' };
const written = { ...first, ...second };
const late = { type: 'late', sent: true, values: written } as const;

const play = (state: FormState, ...events: FormEvent[]) =>
  events.reduce((now, event) => reduce(definition, now, event), state);
const write = (values: object): FormEvent[] =>
  Object.entries(values).map(([field, value]) => ({ type: 'change', field, value: value as string }));
const closed = initialState(definition);
const at = (step: number, values: object = {}): FormState => ({
  ...closed,
  step,
  values: { ...closed.values, ...values },
});
const submit: FormEvent = { type: 'submit', trapped: false };
const atProject = () => play(closed, { type: 'start' }, ...write(first), { type: 'next' });
const sending = () => play(atProject(), ...write(second), submit);

describe('the states of a form', () => {
  it('begin with the button of the callback form, and with the fields of the others', () => {
    expect(closed.step).toBe(-1);
    expect(initialState(contactDefinition).step).toBe(0);
  });

  it('change from the button to the details, and to the project once these are complete', () => {
    const details = play(closed, { type: 'start' });
    expect(details.step).toBe(0);
    expect(play(details, { type: 'next' }).step).toBe(0);
    expect(play(details, ...write(first), { type: 'next' }).step).toBe(1);
  });

  it('take offered texts for empty fields, and a later offer replaces the first', () => {
    const typed = play(closed, { type: 'start' }, ...write({ city: 'Nîmes' }));
    const offered = { companyName: 'Karim', city: 'Lens', projectDescription: 'Métier : maçon.\n', stranger: 'x' };
    const taken = play(typed, { type: 'start', offered });
    expect(taken.values).toEqual({ ...typed.values, companyName: 'Karim', projectDescription: 'Métier : maçon.\n' });
    const changed = play(taken, ...write({ projectDescription: 'Métier : maçon.\nDes murs.' }));
    const again = play(changed, { type: 'start', offered: { ...offered, companyName: 'Karim et fils' } });
    expect(again.values).toEqual({ ...changed.values, companyName: 'Karim et fils' });
  });

  it('only send from the last step and if everything is complete', () => {
    expect(play(closed, { type: 'start' }, ...write(written), submit).status).toBe('editing');
    const refused = ['needsEcommerce', 'projectDescription'];
    expect(play(atProject(), submit)).toMatchObject({ status: 'editing', refused });
    expect(sending().status).toBe('sending');
  });

  it.each(['withheld', 'failed'] as const)(
    'keep everything if the message is %s, and allow another attempt',
    (type) => {
      const kept = play(sending(), { type });
      expect(kept).toMatchObject({ status: type, step: 1, values: written });
      expect(play(kept, submit).status).toBe('sending');
    },
  );

  it('return to the step whose text is over its limit', () => {
    const values = { ...written, name: 'a'.repeat(101) };
    const restored = play(closed, { type: 'restore', values, step: 1 });
    expect(play(restored, submit)).toMatchObject({ status: 'editing', step: 0, refused: ['name'] });
  });

  it('ignore everything except for the outcome while sending', () => {
    const state = sending();
    const events: FormEvent[] = [submit, { type: 'back' }, ...write({ name: 'x' }), { type: 'confirm' }];
    for (const event of events) expect(reduce(definition, state, event)).toBe(state);
  });

  it('empty the form and return to its beginning after a success, then close the dialog', () => {
    const sent = play(sending(), { type: 'sent' });
    expect(sent).toEqual({ ...closed, status: 'sent' });
    expect(play(sent, { type: 'close' })).toEqual(closed);
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
        expect(state.values).toEqual(written);
      }),
    );
  });
});

it('an initial form is empty and shows no errors', () => {
  expect(closed).toEqual({
    status: 'editing',
    step: -1,
    values: { name: '', phone: '', email: '', city: '', companyName: '', needsEcommerce: '', projectDescription: '' },
    left: [],
    refused: [],
    confirmed: false,
    offered: {},
  });
});

it.each<[string, FormState, FormEvent]>([
  ['start, once started', at(0), { type: 'start' }],
  ['start, on the last step', at(1), { type: 'start' }],
  ['next, while there is only the button', closed, { type: 'next' }],
  ['next, on the last step', at(1, written), { type: 'next' }],
  ['back, on the first step', at(0), { type: 'back' }],
  ['back, while there is only the button', closed, { type: 'back' }],
  ['submit, before the last step', at(0, written), submit],
  ['confirm, when nothing was asked', at(1, written), { type: 'confirm' }],
  ['close, when nothing was sent', { ...at(1), status: 'failed' }, { type: 'close' }],
  ['sent, when nothing was on its way', at(1), { type: 'sent' }],
  ['failed, when nothing was on its way', at(1), { type: 'failed' }],
  ['unanswered, when nothing was on its way', at(1), { type: 'unanswered' }],
  [
    'a late success, when the text has changed since',
    { ...at(1, { ...written, city: 'Aix' }), status: 'failed' },
    late,
  ],
  ['a late success, while it is being sent once more', { ...at(1, written), status: 'sending' }, late],
  ['a late failure, when nothing is waiting for it', at(1, first), { type: 'late', sent: false, values: first }],
])('an event that does not apply returns the same state %s', (_, state, event) => {
  expect(reduce(definition, state, event)).toBe(state);
});

it('left fields are recorded once each, in order', () => {
  const left = play(at(0), { type: 'leave', field: 'email' }, { type: 'leave', field: 'name' });
  expect(left.left).toEqual(['email', 'name']);
  expect(reduce(definition, left, { type: 'leave', field: 'email' })).toBe(left);
});

describe('moving between steps', () => {
  it('clears the blocking errors and a failure', () => {
    const held = play(at(0), { type: 'next' });
    expect(held.refused).toEqual(['name', 'phone', 'email', 'city', 'companyName']);
    const failed = { ...at(1, written), status: 'failed' as const, refused: ['needsEcommerce'] };
    expect(play(failed, { type: 'back' })).toMatchObject({ status: 'editing', step: 0, refused: [] });
    expect(play(at(0, first), { type: 'next' })).toMatchObject({ status: 'editing', step: 1, refused: [] });
  });

  it('only checks the fields of its own step', () => {
    expect(play(at(0, { ...first, city: ' ' }), { type: 'next' })).toMatchObject({ step: 0, refused: ['city'] });
  });

  it('sends with all errors cleared', () => {
    const ready = { ...at(1, written), refused: ['needsEcommerce' as const] };
    expect(play(ready, submit)).toMatchObject({ status: 'sending', refused: [] });
  });
});

describe('a late answer', () => {
  const written = { ...first, ...second };
  const unanswered = play({ ...at(1, written), status: 'sending' }, { type: 'unanswered' });

  it('keeps everything, to be sent once more', () => {
    expect(unanswered).toEqual({ ...at(1, written), status: 'unanswered' });
    expect(play(unanswered, submit).status).toBe('sending');
  });

  it('is applied when it finally arrives', () => {
    expect(play(unanswered, { ...late, sent: false })).toEqual({ ...unanswered, status: 'failed' });
    expect(play(unanswered, late)).toEqual({ ...closed, status: 'sent' });
    expect(play(at(0, written), late).status).toBe('sent');
  });

  it('keeps newer text after a success, and no longer waits for an answer', () => {
    const edited = play(unanswered, { type: 'change', field: 'city', value: 'Aix' });
    expect(play(edited, late)).toEqual({ ...edited, status: 'editing' });
  });
});

it.each(['sending', 'failed', 'unanswered', 'sent'] as const)(
  'a form of a returning visitor can continue as %s',
  (status) => {
    expect(play(at(1, first), { type: 'resume', status })).toEqual({ ...at(1, first), status });
  },
);

describe('a stored draft', () => {
  it('only fills empty fields, and opens the step where it was left', () => {
    const values = { name: 'Ancien', city: 'Aix' };
    const restored = play(at(-1, { name: 'Nouveau' }), { type: 'restore', values, step: 1 });
    expect(restored).toMatchObject({ step: 1, values: { name: 'Nouveau', city: 'Aix', email: '' } });
  });

  it('never closes an open step, nor opens one that does not exist', () => {
    expect(play(at(1), { type: 'restore', values: {}, step: -1 }).step).toBe(1);
    expect(play(at(0), { type: 'restore', values: {}, step: 7 }).step).toBe(1);
    expect(play(at(-1), { type: 'restore', values: {}, step: -1 }).step).toBe(-1);
    expect(play(at(-1), { type: 'restore', values: {}, step: 0 }).step).toBe(0);
  });
});
