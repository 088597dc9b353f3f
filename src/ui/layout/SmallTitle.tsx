import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const Title = styled(Typography)({ fontSize: '1.0625rem', lineHeight: 1.14 }) as typeof Typography;

/** The small heading (h2) of a list of links. */
export function SmallTitle(props: Pick<TypographyProps, 'id' | 'sx' | 'children'>) {
  return <Title variant="h4" component="h2" {...props} />;
}
