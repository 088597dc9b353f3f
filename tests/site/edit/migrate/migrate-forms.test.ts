import { describe, expect, it } from 'vitest';
import { migrateForms } from '../../../../src/site/edit/migrate/migrate-forms.ts';
import { applyEdits } from '../../../../src/site/edit/text-edit.ts';
import { schemaNamed } from '../../../../src/site/schema/schemas.ts';

const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { label: name }]));

const contact = {
  type: 'message-form',
  heading: 'Écrivez-nous',
  submit: 'Envoyer',
  fields: fields('name', 'email', 'subject', 'message'),
  messages: { required: 'Tout est obligatoire.' },
};
const callback = {
  type: 'callback-form',
  id: 'rappel',
  heading: 'Rappel',
  start: 'Commencer',
  steps: { contact: 'Vous', project: 'Le projet' },
  submit: 'Envoyer',
  fields: {
    ...fields('name', 'phone', 'email', 'city', 'companyName', 'projectDescription'),
    needsEcommerce: { label: 'Vente', options: ['Oui', 'Non'], maxLength: 3 },
  },
  redirect: '/merci',
  redirectLabels: { continue: 'Continuer', stay: 'Rester' },
  messages: {},
};
const changes = {
  type: 'change-request-form',
  heading: 'Modifications',
  placeholder: true,
  submit: 'Envoyer',
  fields: { modifications: { label: 'Modifications', maxLength: 900 } },
  fromName: "Client de l'agence",
  subject: 'Modifications',
  bankNote: "Note : c'est validé.",
  messages: {},
};

const templates = { callback: 't1', contact: 't2', changes: 't3' };
const site = (sections: object[], more: object = { mail: { templates } }) => ({
  ...more,
  pages: [{ path: '/', sections }],
});

interface Migrated {
  forms: Record<string, Record<string, unknown> & { steps: { fields: object[] }[] }>;
  mail: { templates: Record<string, string> };
  pages: { sections: object[] }[];
}

function migrate(manifest: object): Migrated {
  const text = JSON.stringify(manifest, null, 2);
  return JSON.parse(applyEdits(text, migrateForms(text) ?? [])) as Migrated;
}

describe('the migration of forms', () => {
  it('moves what a block said of its form to an entry of its own, and names it there', () => {
    const { forms, mail, pages } = migrate(site([callback, contact, changes]));
    expect(pages[0]?.sections).toEqual([
      { type: 'callback-form', id: 'rappel', heading: 'Rappel', start: 'Commencer', form: 'callback' },
      { type: 'message-form', heading: 'Écrivez-nous', form: 'contact' },
      { type: 'change-request-form', heading: 'Modifications', placeholder: true, form: 'changes' },
    ]);
    expect(mail.templates).toEqual(templates);
    expect(Object.keys(forms)).toEqual(['callback', 'contact', 'changes']);
    expect(forms.contact).toMatchObject({ disabledUntilComplete: false, messages: contact.messages });
    expect(forms.changes).toMatchObject({ placeholder: true, letter: { text: '{{modifications}}' } });
    expect(forms.callback).toMatchObject({
      letter: { subject: 'Demande de rappel' },
      redirect: { to: '/merci', continue: 'Continuer', stay: 'Rester' },
      conversion: true,
    });
    const known = Object.keys(schemaNamed('form').properties ?? {});
    for (const form of Object.values(forms)) expect(known).toEqual(expect.arrayContaining(Object.keys(form)));
  });

  it('gives each field the kind, the limit and the autofill that the program gave it', () => {
    const { forms } = migrate(site([callback, contact, changes]));
    const first = { name: 'name', kind: 'text', label: 'name', autocomplete: 'name', width: 'half' };
    expect(forms.contact?.steps).toEqual([
      {
        fields: [
          first,
          { name: 'email', kind: 'email', label: 'email', width: 'half' },
          { name: 'subject', kind: 'text', label: 'subject', maxLength: 200 },
          { name: 'message', kind: 'longText', label: 'message', rows: 6 },
        ],
      },
    ]);
    expect(forms.callback?.steps.map((step) => step.fields.length)).toEqual([5, 2]);
    expect(forms.callback?.steps[1]?.fields[0]).toEqual({
      name: 'needsEcommerce',
      kind: 'choice',
      label: 'Vente',
      options: ['Oui', 'Non'],
    });
    expect(forms.changes?.steps[0]?.fields[0]).toMatchObject({ rows: 8, maxLength: 900 });
  });

  it('types texts as they were set, for those that are sent are no longer', () => {
    expect(migrate(site([changes])).forms.changes?.params).toEqual({
      from_name: 'Client de l’agence',
      subject: 'Modifications',
      message: '{{modifications}}\n\nNote\u00A0: c’est validé.',
      reply_to: '{{business.email}}',
    });
  });

  it('drops the templates that no form of the site has, and gives a second form of a kind a name of its own', () => {
    const other = { ...contact, submit: 'Commander' };
    const { forms, mail, pages } = migrate(site([contact, other, contact]));
    expect(pages[0]?.sections.map((section) => (section as { form: string }).form)).toEqual([
      'contact',
      'contact-2',
      'contact',
    ]);
    expect(Object.keys(forms)).toEqual(['contact', 'contact-2']);
    expect(mail.templates).toEqual({ contact: 't2', 'contact-2': 't2' });
    expect(migrate(site([])).mail.templates).toEqual({});
  });

  it('changes nothing but what moves, and nothing the second time', () => {
    const text = `\uFEFF${JSON.stringify(site([callback, contact]), null, '\t').replaceAll('\n', '\r\n')}\r\n`;
    const edits = migrateForms(text) ?? [];
    const after = applyEdits(text, edits);
    expect(edits.length).toBeGreaterThan(1);
    expect(after.startsWith(text.slice(0, edits[0]?.offset))).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(migrateForms(after)).toEqual([]);
  });

  it('leaves alone what is migrated already, and what it cannot read', () => {
    const text = JSON.stringify(site([{ type: 'message-form', form: 'contact' }], { forms: { contact: {} } }));
    expect(migrateForms(text)).toEqual([]);
    expect(migrateForms('{ "pages": [')).toBeUndefined();
    expect(migrateForms('[]')).toBeUndefined();
  });
});
