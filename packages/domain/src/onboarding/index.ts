/** Query parameter of the page that follows a registration (G130); it is taken off the address at once. */
export const FIRST_VISIT_PARAMETER = 'is_first';

/** Where a registration ends: home, for the first time. */
export const FIRST_VISIT_HREF = `/?${FIRST_VISIT_PARAMETER}=true`;

/** Whether the address says so: with the word `true` alone, and with nothing else (specification section 3). */
export function isFirstVisit(query: Pick<URLSearchParams, 'get'>): boolean {
  return query.get(FIRST_VISIT_PARAMETER) === 'true';
}
