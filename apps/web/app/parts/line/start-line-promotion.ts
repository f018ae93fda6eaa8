import type { IsFree } from './promotion-silence.ts';

/**
 * Brings the promotion of LINE to a page that has its place (`LinePromotionPlace`); no other fetches any of it. Answers how to
 * stop.
 * @param isFree where the page knows more of it than a visitor's.
 */
export function bringLinePromotion(place: HTMLElement, isFree?: IsFree): () => void {
  const leaving = new AbortController();
  import('./follow-line-promotion.ts').then(
    ({ followLinePromotion }) => followLinePromotion(place, leaving.signal, isFree),
    // No network: it is due another time.
    () => undefined,
  );
  return () => leaving.abort();
}

/** Brings it to a document. */
export function startLinePromotion(): void {
  const place = document.querySelector<HTMLElement>('[data-line-promotion]');
  if (place !== null) bringLinePromotion(place);
}
