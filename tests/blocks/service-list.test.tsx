import { describe, expect, it } from 'vitest';
import { renderExample, textOf } from './render-blocks.tsx';

const services = [
  {
    id: 'agenda',
    name: 'Agenda',
    provider: 'Exemple SAS',
    purpose: 'agenda',
    description: 'Prend les rendez-vous.',
    retention: '6 mois',
    trackers: true,
    cookies: [{ name: '_agenda', purpose: 'Retient le choix', duration: '6 mois' }],
    privacyUrl: 'https://www.example.com/vie-privee/',
  },
];
const consent = { purposes: [{ id: 'agenda', title: 'Agenda en ligne', description: 'Affiche l’agenda.' }] };

describe('service-list', () => {
  it('shows which service receives which data, and omits missing values', () => {
    const root = renderExample('service-list', {}, { services, consent });
    const terms = [...root.querySelectorAll('dt')].map(textOf);
    expect(terms).toEqual(['Prestataire', 'Finalité', 'Durée', 'Sa politique de confidentialité']);
    expect(textOf(root.querySelector('dl'))).toContain('Agenda en ligne');
    expect(root.querySelector('a')?.getAttribute('rel')).toBe('noopener');
  });

  it('lists all cookies in a table with header cells', () => {
    const root = renderExample('service-list', { list: 'cookies' }, { services, consent });
    expect(root.querySelectorAll('thead th[scope=col]')).toHaveLength(4);
    expect(root.querySelector('tbody th[scope=row]')?.textContent).toBe('_agenda');
    expect(root.querySelector('td[data-label="Durée"]')?.textContent?.replace(/\s/g, ' ')).toBe('6 mois');
  });

  it('shows no purpose on a site that declares none, because the manifest’s names are not French', () => {
    const list = renderExample('service-list', {}, { services, consent: undefined });
    expect([...list.querySelectorAll('dt')].map(textOf)).not.toContain('Finalité');
    const table = renderExample('service-list', { list: 'cookies' }, { services, consent: undefined });
    expect(table.querySelector('td[data-label="Finalité"]')?.textContent).toBe('Retient le choix');
  });

  it('has a message if the list is empty', () => {
    expect(
      renderExample('service-list', { list: 'cookies', empty: 'Aucun cookie.' }, { services: [] }).textContent,
    ).toContain('Aucun cookie.');
  });
});
