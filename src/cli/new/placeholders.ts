/** A fictional number and fictional addresses, until the business supplies its own. */
export const PLACEHOLDER_PHONE = '01 99 00 00 00';
export const PLACEHOLDER_EMAIL = 'contact@example.com';
export const PLACEHOLDER_URL = 'https://www.example.com';

/** Opening hours until the business supplies its own. */
export const PLACEHOLDER_HOURS = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '18:00' },
].map((times) => ({ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], ...times }));
