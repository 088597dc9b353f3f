import '@testing-library/jest-dom/vitest';
import { describe, expect, it } from 'vitest';
import { Section, type SectionBlock } from '../../../src/ui/layout/Section.tsx';
import { render, screen } from '../testing-library.ts';

const block: SectionBlock = { key: 'pain', ground: 'paper', heading: 'Le pain' };

describe('Section', () => {
  it('is a landmark with its heading as name', () => {
    render(<Section block={block}>Bien cuit</Section>);
    expect(screen.getByRole('region', { name: 'Le pain' })).toHaveTextContent('Bien cuit');
  });

  it('has no space above it if it continues the previous one', () => {
    const { container } = render(<Section block={{ ...block, isContinued: true }}>Bien cuit</Section>);
    expect(container.firstElementChild).toHaveAttribute('data-continued');
  });

  it('is not a landmark if an earlier section has the same heading', () => {
    render(<Section block={{ ...block, isRepeated: true }}>Bien cuit</Section>);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Le pain' })).toBeVisible();
  });
});
