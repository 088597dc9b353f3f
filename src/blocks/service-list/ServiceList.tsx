import Typography from '@mui/material/Typography';
import { Section } from '../../ui/layout/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Cookies } from './Cookies.tsx';
import { Services } from './Services.tsx';

/** The third-party services that the manifest declares, or their cookies. */
export function ServiceList({ block, labels }: BlockProps<'service-list'>) {
  const cookies = block.services.some((service) => service.cookies?.length);
  const empty = block.list === 'cookies' ? !cookies : !block.services.length;
  return (
    <Section block={block}>
      {empty && block.empty && <Typography>{block.empty}</Typography>}
      {!empty && block.list === 'cookies' && <Cookies block={block} />}
      {!empty && block.list === 'services' && <Services block={block} labels={labels} />}
    </Section>
  );
}
