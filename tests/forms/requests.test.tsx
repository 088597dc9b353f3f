import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createModel } from '../../src/blocks/create-model.ts';
import { interactiveBlocks } from '../../src/blocks/interactive.generated.ts';
import { isInteractive } from '../../src/blocks/interactive.ts';
import { starterFolder } from '../../src/build/starters.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { resolvePage } from '../../src/model/resolve/resolve-page.ts';
import { fixtureSources } from '../fixtures/fixture-site.ts';
import { cleanup, fireEvent, render, waitFor } from '../ui/testing-library.ts';
import { labels } from './blocks.ts';

/** Text for each field, including spaces, line ends and special characters that have to be cleaned. */
const written: Record<string, string> = {
  name: ' Ana\tRuiz ',
  phone: '+33 4 65 71 00 00',
  email: 'Ana Ruiz <ana@example.com>',
  city: 'Nîmes',
  companyName: 'Le Pain d’Ana « & fils »',
  needsEcommerce: 'Oui',
  projectDescription: 'Un site : {{email}} $&.\r\nDes prix en €.\n',
  subject: 'Été {{name}}',
  message: 'Bonjour,\n\nà bientôt !',
};

const forms = [
  { sources: fixtureSources(), page: '/prestations', name: 'callback' },
  { sources: fixtureSources(), page: '/contact', name: 'contact' },
  { sources: readSite(starterFolder('boulangerie'), () => undefined), page: '/', name: 'boulangerie' },
  { sources: readSite(starterFolder('menuiserie'), () => undefined), page: '/devis', name: 'menuiserie' },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

function fillIn(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(written)) {
    const control = form.querySelector(`[name$=_${name}]`);
    if (control instanceof HTMLElement) fireEvent.change(control, { target: { value } });
  }
}

/** Shows the form on a page of a site, fills it in and sends it; returns the body of the request. */
async function bodySentFrom({ sources, page }: (typeof forms)[number]): Promise<string> {
  const bodies: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { body }: { body: string }) => {
      bodies.push(body);
      return new Response('OK');
    }),
  );
  const { blocks } = resolvePage(page, createModel(sources)) ?? { blocks: [] };
  const block = blocks.find(({ type }) => type.endsWith('form'));
  if (!block || !isInteractive(block.type)) throw new Error(`${page} has no form`);
  const Block = (await interactiveBlocks[block.type]()) as ComponentType<{ block: unknown; labels: unknown }>;
  const { container } = render(<Block block={block} labels={labels} />);
  const form = container.querySelector('form') as HTMLFormElement;
  for (let steps = 0; bodies.length === 0 && steps < 3; steps += 1) {
    const submit = form.querySelector('button[type=submit]');
    if (!submit) fireEvent.click(form.querySelector('button') as HTMLButtonElement);
    fillIn(form);
    if (submit) fireEvent.submit(form);
    await waitFor(() => undefined);
  }
  await waitFor(() => expect(bodies).toHaveLength(1));
  return bodies[0] as string;
}

it.each(forms)('the request of a form has the same bytes: $name', async (form) => {
  await expect(await bodySentFrom(form)).toMatchFileSnapshot(`requests/${form.name}.txt`);
});
