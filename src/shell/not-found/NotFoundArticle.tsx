import Typography from '@mui/material/Typography';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { CLOSEST_PAGES } from '../../protocol/attributes.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';

/** The 404 page: an explanation, a link to the home page, and similar pages. */
export function NotFoundArticle({ shell }: { shell: Shell }) {
  const { heading, lead, home, suggestions } = shell.notFound;
  return (
    <section className="not-found">
      <div>
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <h1>{heading}</h1>
        <Typography className="lead" variant="lead">
          {lead}
        </Typography>
        <p>
          <ButtonLink href={home.to}>{home.label}</ButtonLink>
        </p>
      </div>
      <div className="not-found-ways">
        {suggestions && (
          <ul>
            {suggestions.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <div {...{ [CLOSEST_PAGES]: '' }} />
      </div>
    </section>
  );
}
