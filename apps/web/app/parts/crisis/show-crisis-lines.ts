import { answeringWords, type CrisisLineNow } from '@hidamari/domain/emergency';

/** Puts the lines of a card that was drawn before (`CrisisLines`) as they stand now: those that answer come first. */
export function showCrisisLines(card: Element, lines: readonly CrisisLineNow[]): void {
  for (const { href, isAnswering } of lines) {
    const row = card.querySelector(`li:has(> a[href="${href}"])`);
    const words = row?.querySelector<HTMLElement>('[data-answering]');
    if (!row || !words) continue;
    if (words.dataset.answering !== String(isAnswering)) words.textContent = answeringWords(isAnswering);
    words.dataset.answering = String(isAnswering);
    row.parentElement?.append(row);
  }
}
