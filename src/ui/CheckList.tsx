import { styled } from '@mui/material/styles';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', padding: '5px 0 5px 28px', lineHeight: 1.4, breakInside: 'avoid' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: '.62em',
    width: 7,
    height: 13,
    border: 'solid var(--v-cool)',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(40deg)',
  },
});

/** Short lines, each ticked. */
export function CheckList({ items, className }: { items: string[]; className?: string }) {
  return (
    <List {...(className ? { className } : {})}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
