import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuidePage } from '../../model/resolve/resolved.ts';
import type { Person } from '../../model/types.generated.ts';

/** Author or reviewer of the guide. The name is a link to a page about the person, if there is one. */
function Signature({ person, label }: { person: Person; label: string }) {
  const [before, after] = label.split('%s');
  const { name, role, url } = person;
  return (
    <>
      {before}
      {url ? <Link href={url}>{name}</Link> : name}
      {role && `, ${role}`}
      {after}
    </>
  );
}

/** A plate with an empty frame instead of a portrait, because the site invents no faces. */
const Plate = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 'calc(2*var(--v-space))',
  maxWidth: 'var(--v-text-width)',
  padding: 'calc(2*var(--v-space)) 0',
  border: 'solid var(--v-ink)',
  borderWidth: '2px 0',
  '& p': { margin: 0 },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 48,
    height: 60,
    border: '2px dashed var(--v-muted)',
    borderRadius: 4,
  },
});

/** Author and reviewer of a guide. */
export function AuthorPlate({ page: { layout, author, reviewer } }: { page: GuidePage }) {
  if (!author && !reviewer) return null;
  return (
    <Plate>
      <Typography className="signatures" color="textSecondary">
        {author && <Signature person={author} label={layout.writtenBy} />}
        {author && reviewer && ' · '}
        {reviewer && <Signature person={reviewer} label={layout.reviewedBy} />}
      </Typography>
    </Plate>
  );
}
