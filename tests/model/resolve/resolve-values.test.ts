import { describe, expect, it } from 'vitest';
import { resolveValues } from '../../../src/model/resolve/resolve-values.ts';
import { schemaNamed } from '../../../src/model/schema/schemas.ts';

const lookup = (name: string) => (name === 'x' ? "l'été ?" : undefined);
const resolve = (data: object, name: string) => resolveValues(data, schemaNamed(name), lookup);

describe('the values of a document', () => {
  it('are resolved everywhere, and get French typography in texts', () => {
    expect(resolve({ label: "C'est {{x}}", to: '/{{x}}', variant: 'text' }, 'action')).toEqual({
      label: 'C’est l’été\u202F?',
      to: "/l'été ?",
      variant: 'text',
    });
    expect(resolve({ sending: "C'est {{x}}" }, 'form-messages')).toMatchObject({ sending: "C'est l'été ?" });
  });

  it('are removed if they are addresses that could run code, in any kind of address', () => {
    expect(resolve({ label: 'javascript:x', to: 'javascript:x' }, 'action')).toMatchObject({
      label: 'javascript:x',
      to: '#',
    });
    const item = { title: 'data:x', url: 'data:text/html,x', image: { source: 'javascript:x', alt: 'vbscript:x' } };
    expect(resolve(item, 'portfolio-item')).toMatchObject({
      title: 'data:x',
      url: '#',
      image: { source: '#', alt: 'vbscript:x' },
    });
    expect(resolve({ type: 'booking', url: 'data:,x' }, 'blocks/booking')).toMatchObject({ url: '#' });
    expect(resolve({ prev: 'javascript:x', title: 'a' }, 'front-matter')).toMatchObject({ prev: '#' });
  });

  it('are kept if they are not texts, and if they are safe', () => {
    expect(resolve({ label: 'a', to: 'mailto:a@b.fr' }, 'action')).toMatchObject({ to: 'mailto:a@b.fr' });
    expect(resolve({ id: 'x', monthlyPrice: 29, popular: true, benefits: ['{{x}}'] }, 'plan')).toMatchObject({
      monthlyPrice: 29,
      popular: true,
      benefits: ['l’été\u202F?'],
    });
  });
});
