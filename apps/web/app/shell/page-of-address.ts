/** `?page` of the address of a list: a whole number from 1, or 1 for anything else. How far a list goes, it says itself. */
export function pageOfAddress(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
