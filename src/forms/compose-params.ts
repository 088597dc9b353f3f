import { multiLine, singleLine } from './clean-text.ts';
import type { CallbackField, ChangesField, ContactField, Values } from './form-definition.ts';
import { plainAddress } from './plain-address.ts';

/** What fills the placeholders of a mail template: names and contents as in section 7 of the specification. */
export type TemplateParams = Readonly<Record<string, string>>;

/** Fills the field names of a template in one pass, so that braces in an answer stay what they are. */
function fill(template: string, answers: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(answers, name) ? (answers[name] ?? '') : whole,
  );
}

/** Parameters of the request for a call. `mailText` is the manifest's text of the message. */
export function composeCallback(
  values: Values<CallbackField>,
  { toName, mailText }: { toName: string; mailText: string },
): TemplateParams {
  const answers = {
    name: singleLine(values.name),
    phone: singleLine(values.phone),
    email: plainAddress(singleLine(values.email)),
    city: singleLine(values.city),
    companyName: singleLine(values.companyName),
    needsEcommerce: singleLine(values.needsEcommerce),
    projectDescription: multiLine(values.projectDescription),
  };
  return {
    to_name: toName,
    from_name: answers.name,
    phone: answers.phone,
    message: fill(mailText, answers),
    city: answers.city,
    company_name: answers.companyName,
    reply_to: answers.email,
  };
}

/** Parameters of the message of the contact page. */
export function composeContact(values: Values<ContactField>, { toName }: { toName: string }): TemplateParams {
  const email = plainAddress(singleLine(values.email));
  return {
    to_name: toName,
    from_name: singleLine(values.name),
    from_email: email,
    subject: singleLine(values.subject),
    message: multiLine(values.message),
    reply_to: email,
  };
}

/** Parameters of the request for changes. It comes from no address of the visitor's: replies go to the agency. */
export function composeChanges(
  values: Values<ChangesField>,
  texts: { toName: string; fromName: string; subject: string; bankNote: string; agencyEmail: string },
): TemplateParams {
  return {
    to_name: texts.toName,
    from_name: texts.fromName,
    subject: texts.subject,
    message: `${multiLine(values.modifications)}\n\n${texts.bankNote}`,
    reply_to: texts.agencyEmail,
  };
}
