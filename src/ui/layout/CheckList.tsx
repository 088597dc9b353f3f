import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

const Line = styled(ListItem)({
  padding: '5px 0 5px 28px',
  lineHeight: 1.4,
  breakInside: 'avoid',
  '&::before': {
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

/** A list of short lines with check marks. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <Line key={item}>{item}</Line>
      ))}
    </List>
  );
}
