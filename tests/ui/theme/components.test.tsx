// @vitest-environment node
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Rating from '@mui/material/Rating';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from '../../../src/ui/links/ButtonLink.tsx';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';
import { criticalStyles } from '../../../src/ui/theme/critical-styles.ts';
import { createStyleCache, UiProvider } from '../../../src/ui/theme/UiProvider.tsx';

function render(element: ReactElement | ReactElement[]) {
  const cache = createStyleCache();
  const html = renderToString(<UiProvider cache={cache}>{element}</UiProvider>);
  return { html, css: criticalStyles(cache, html).css };
}

/**
 * Returns the declarations for elements without interaction: from rules for one class, without state, part or media
 * query. The last declaration of a property wins.
 */
function atRest(css: string): string[] {
  const bodies = [...css.matchAll(/(?:^|\})\.v-[\w-]+\{([^{}]*)\}/g)].map(([, body = '']) => body.split(';'));
  return bodies.flatMap((lines) => {
    const last = new Map(lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(':')), line]));
    return [...last.values()];
  });
}

const name = <Icon name="star" size="inherit" />;
const components: [string, ReactElement | ReactElement[]][] = [
  ['buttons', ['contained', 'outlined', 'text'].map((look) => <Button key={look} variant={look as 'text'} />)],
  ['a large button', <Button key="a" size="large" />],
  ['a link', <Link key="a" href="/" />],
  ['chips', [<Chip key="a" variant="stamp" label="a" />, <Chip key="b" variant="plate" label="b" />]],
  [
    'a card',
    <Card key="a">
      <CardContent />
    </Card>,
  ],
  ['a portrait', <Avatar key="a">{name}</Avatar>],
  ['a note', <Alert key="a" variant="outlined" severity="info" icon={name} />],
  ['a rating', <Rating key="a" readOnly value={3} icon={name} emptyIcon={name} />],
  [
    'a list',
    <List key="a">
      <ListItem />
    </List>,
  ],
  ['texts', <Typography key="a" variant="lead" color="textSecondary" />],
  [
    'steps',
    <Stepper key="a" connector={null}>
      <Step>
        <StepLabel>Un</StepLabel>
      </Step>
    </Stepper>,
  ],
  [
    'a table',
    <Table key="a">
      <TableHead>
        <TableRow>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row" />
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>,
  ],
];

describe('the theme', () => {
  it.each(components)('overrides the library’s colours of %s, and has no text below 1rem', (_, element) => {
    const lines = atRest(render(element).css);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => /#[\da-f]{3}|rgba?\(/.test(line))).toEqual([]);
    const sizes = lines.filter((line) => /^font-size:[\d.]+rem/.test(line));
    expect(sizes.filter((line) => Number.parseFloat(line.slice('font-size:'.length)) < 1)).toEqual([]);
  });
});

describe('a link that looks like a button', () => {
  const { html, css } = render(<ButtonLink href="/contact">Contact</ButtonLink>);

  it('is a link, without a ripple', () => {
    expect(html).toMatch(/^<a [^>]*href="\/contact"[^>]*>Contact<\/a>$/);
    expect(html).not.toContain('role=');
  });

  it('shows its focus before a script runs', () => {
    expect(css).toMatch(/\.v-[\w-]+:focus-visible\{outline:3px solid var\(--v-cool\)/);
  });

  it('keeps its background on hover if the browser does not support color-mix()', () => {
    const always = css.replace(/@supports[^{]*\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*\})*\}/g, '');
    expect(always).not.toBe(css);
    expect(always.match(/--variant-containedBg:[^;}]*/g)).toEqual([
      '--variant-containedBg:var(--v-accent)',
      '--variant-containedBg:var(--v-accent)',
    ]);
  });
});
