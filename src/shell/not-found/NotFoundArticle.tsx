import Button from '@mui/material/Button';
import type { Shell } from '../../site/resolve/resolve-shell.ts';

/** The page of unknown addresses: what happened, the way home, pages that may be meant. */
export function NotFoundArticle({ shell }: { shell: Shell }) {
  const { heading, lead, home, suggestions } = shell.notFound;
  return (
    <section className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <p>
        <Button variant="contained" href={home.to}>
          {home.label}
        </Button>
      </p>
      <div data-closest="" />
      {suggestions && (
        <ul className="not-found-links">
          {suggestions.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
