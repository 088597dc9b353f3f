import { useState } from 'react';

/** Name of the visit of a page, a new one for each page object: what shows it is mounted anew. */
export function useVisit(page: object): string {
  const [visited, setVisited] = useState({ page, count: 0 });
  // A render that React discards takes this with it; a ref would keep it.
  const visit = visited.page === page ? visited : { page, count: visited.count + 1 };
  if (visit !== visited) setVisited(visit);
  return visit.count === 0 ? 'first' : `visit-${visit.count}`;
}
