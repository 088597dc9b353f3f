/** A block type that is to be. */
export interface NewBlock {
  /** Name in the manifest, in kebab case. */
  type: string;
  /** What authors read beside the name. */
  title: string;
  /** What the block is for. */
  description: string;
  /** Whether it is taken over by React in the browser. */
  interactive: boolean;
}

/** A schema as JSON holds it. */
export interface BlockSchema {
  properties: Record<string, object>;
  [key: string]: unknown;
}

/** Name of the component of a block type. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Keys that most blocks have, as another block describes them. */
const SHARED = ['id', 'ground', 'revealAfter', 'placeholder', 'heading', 'lead', 'text'];

/** The schema of a new block, with the keys that it shares with `others`. */
export function blockSchema({ type, title, description }: NewBlock, others: readonly BlockSchema[]): BlockSchema {
  const known: Record<string, object> = Object.assign({}, ...others.map(({ properties }) => properties));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://vitrine.example/schemas/blocks/${type}.schema.json`,
    title,
    description,
    'x-placeholder': `Mettez à la place du contenu provisoire ce que montre chez vous « ${title} ».`,
    type: 'object',
    properties: {
      type: { ...known.type, const: type },
      ...Object.fromEntries(SHARED.map((name) => [name, known[name] ?? {}])),
    },
    required: ['type', 'heading', 'text'],
    additionalProperties: false,
    examples: [{ type, heading: title, text: description }],
  };
}

/** Lines that import what each module gives, by its address. */
function imports(modules: Record<string, string>): string {
  return Object.entries(modules)
    .map(([address, names]) => `import ${names} from '${address}';`)
    .join('\n');
}

/** The component of a new block. */
export function blockComponent({ type, interactive }: NewBlock): string {
  const name = componentName(type);
  const props = interactive ? 'InteractiveBlockProps' : 'BlockProps';
  const shared = { '../../ui/layout/Section.tsx': '{ Section }', '../block-props.ts': `type { ${props} }` };
  if (!interactive)
    return `${imports({ '@mui/material/Typography': 'Typography', ...shared })}

/** What \`${type}\` shows; its schema says what for. */
export function ${name}({ block }: ${props}<'${type}'>) {
  return (
    <Section block={block}>
      <Typography>{block.text}</Typography>
    </Section>
  );
}
`;
  const library = { '@mui/material/Button': 'Button', '@mui/material/Typography': 'Typography' };
  return `${imports({ ...library, react: '{ useState }', ...shared })}

/** What \`${type}\` shows, and what it does when it is asked to; its schema says what for. */
export function ${name}({ block }: ${props}<'${type}'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section block={block}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {block.heading}
      </Button>
      {isOpen && <Typography>{block.text}</Typography>}
    </Section>
  );
}
`;
}

/** The test of a new block. */
export function blockTest({ type, description, interactive }: NewBlock): string {
  const name = componentName(type);
  if (!interactive)
    return `${imports({ vitest: '{ expect, it }', './example-site.tsx': '{ renderExample }' })}

it('${type} shows its text', () => {
  expect(renderExample('${type}').querySelector('section p')?.textContent).toBe(${JSON.stringify(description)});
});
`;
  const modules = {
    '@testing-library/react': '{ cleanup, render, screen }',
    '@testing-library/user-event': 'userEvent',
    vitest: '{ afterEach, expect, it }',
    [`../../../src/blocks/${type}/${name}.tsx`]: `{ ${name} }`,
  };
  return `${imports(modules)}

afterEach(cleanup);

it('${type} shows its text when it is asked to', async () => {
  const block = { key: 'a', type: '${type}', ground: 'paper', heading: 'Titre', text: 'Texte' } as const;
  render(<${name} block={block} labels={{ call: '', noScript: '' }} />);
  expect(screen.queryByText('Texte')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Titre' }));
  expect(screen.queryByText('Texte')).not.toBeNull();
});
`;
}
