import { describe, expect, it, vi } from 'vitest';
import type { BlockProps } from '../../../src/blocks/block-props.ts';
import { FormBlock } from '../../../src/blocks/form/FormBlock.tsx';
import { reportConversion } from '../../../src/consent/conversion.ts';
import { contactBlock, contactForm, field, labels } from '../../forms/blocks.ts';
import { fakeService } from '../../forms/mail-service.ts';
import { quickUser } from '../../ui/quick-user.ts';
import { render, screen } from '../../ui/testing-library.ts';

vi.mock('../../../src/consent/conversion.ts', () => ({ reportConversion: vi.fn() }));

const form = {
  ...contactForm,
  id: 'devis',
  steps: [
    {
      fields: [
        field('website', 'Votre site'),
        field('work', 'Travaux', 'choice', { options: ['Toit', 'Murs'] }),
        field('start', 'Début', 'date', { required: false }),
      ],
    },
  ],
  submit: 'Demander un devis',
  disabledUntilComplete: true,
  params: { subject: 'Devis : {{work}}', message: '{{website}}, dès le {{start}}' },
};
const block: BlockProps<'form'>['block'] = {
  ...contactBlock,
  type: 'form',
  key: 'form-1',
  layout: 'stacked',
  form,
  mail: { ...contactBlock.mail, templateId: 't-devis' },
};

const service = fakeService();

function show(more: Partial<typeof block> = {}) {
  const view = render(<FormBlock block={{ ...block, ...more }} labels={labels} />);
  return { user: quickUser(), ...view };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('any form of the manifest', () => {
  it('is sent once the required fields are filled, with dates in words', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Votre site'), 'example.com');
    expect(button('Demander un devis').disabled).toBe(true);
    await user.selectOptions(screen.getByLabelText('Travaux'), 'Toit');
    expect(button('Demander un devis').disabled).toBe(false);
    await user.type(screen.getByLabelText('Début (facultatif)'), '2026-12-01');
    await user.click(button('Demander un devis'));
    await screen.findByRole('dialog');
    expect(service.posted.map(({ body }) => body)).toMatchObject([
      {
        template_id: 't-devis',
        template_params: {
          to_name: 'L’atelier',
          subject: 'Devis : Toit',
          message: 'example.com, dès le 1er décembre 2026',
        },
      },
    ]);
    expect(reportConversion).not.toHaveBeenCalled();
    await user.click(button('Fermer'));
    expect(document.activeElement).toBe(screen.getByLabelText('Votre site'));
  });

  it('reports a conversion if the manifest says so', async () => {
    const { user } = show({
      form: { ...form, steps: [{ fields: [field('website', 'Votre site')] }], conversion: true },
    });
    await user.type(screen.getByLabelText('Votre site'), 'example.com{Enter}');
    await screen.findByRole('dialog');
    expect(reportConversion).toHaveBeenCalledTimes(1);
  });

  it('has a honeypot, even with a field that has the honeypot’s usual name', () => {
    const { container } = show();
    expect(container.querySelector('[data-honeypot]')?.getAttribute('name')).toBe('devis_web-site');
    expect(container.querySelectorAll('[name=devis_website]')).toHaveLength(1);
  });

  it('is behind a button if the block has one, and then begins at its first field', async () => {
    const { user } = show({ start: 'Commencer' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Commencer'));
    expect(document.activeElement).toBe(screen.getByLabelText('Votre site'));
  });
});
