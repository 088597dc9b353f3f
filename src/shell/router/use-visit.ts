import { useState } from 'react';

/** Identifies the visit of a page: a new one for each page object, so that its sections are remounted. */
export function useVisit(page: object): string {
  const [visited, setVisited] = useState({ page, count: 0 });
  // Uses state instead of a ref, because React may discard this render, and a ref would keep the count.
  const visit = visited.page === page ? visited : { page, count: visited.count + 1 };
  if (visit !== visited) setVisited(visit);
  return visit.count === 0 ? 'first' : `visit-${visit.count}`;
}
