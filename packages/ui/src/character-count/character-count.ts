import { countCharacters, formatFigure } from '@hidamari/domain/japanese-text';

/** From this share of the limit on, what is left is said aloud; before, a count at every key would only disturb. */
const NEAR = 0.9;

/** What is said of the room that is left. */
function leftWords(count: number, limit: number): string {
  if (count < limit * NEAR) return '';
  const left = limit - count;
  return left >= 0 ? `あと${formatFigure(left)}文字` : `${formatFigure(-left)}文字多くなっています`;
}

/** How many characters a text has, and what is said of them: for the eye, and for the ear. */
export function characterCount(
  text: string,
  limit: number,
): { shown: string; said: string; isOver: boolean } {
  const count = countCharacters(text);
  return {
    shown: `${formatFigure(count)}／${formatFigure(limit)}文字`,
    said: leftWords(count, limit),
    isOver: count > limit,
  };
}

/** Writes the count of a `TextArea` as its text stands now: for a page without React, whose area counts nothing itself. */
export function writeCharacterCount(area: HTMLTextAreaElement): void {
  const place = area.parentElement?.querySelector<HTMLElement>('[data-limit]');
  const limit = Number(place?.dataset.limit);
  if (!place || !limit) return;
  const { shown, said, isOver } = characterCount(area.value, limit);
  place.toggleAttribute('data-over', isOver);
  for (const [part, text] of [
    ['shown', shown],
    ['said', said],
  ] as const) {
    const element = place.querySelector(`[data-count="${part}"]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
}
