/** Starts the promotion of LINE on a document that has its place (`DocumentPromotion`); no other fetches any of it. */
export function startLinePromotion(): void {
  const place = document.querySelector<HTMLElement>('[data-line-promotion]');
  if (place === null) return;
  import('./follow-line-promotion.ts').then(
    ({ followLinePromotion }) => followLinePromotion(place),
    // No network: it is due another time.
    () => undefined,
  );
}
