/** What a key does in the field (WAI-ARIA 1.2, combobox with a list box). */
export type KeyAct = 'open' | 'next' | 'previous' | 'choose' | 'close' | null;

interface PressedKey {
  key: string;
  altKey: boolean;
  /** A word is being converted: its keys belong to the input method alone. */
  isComposing: boolean;
}

/**
 * The act of a key. Enter without a chosen row stays what it is in any field; Home, End and the arrows to the sides
 * move in the text.
 */
export function actOfKey(
  { key, altKey, isComposing }: PressedKey,
  { isOpen, hasActive }: { isOpen: boolean; hasActive: boolean },
): KeyAct {
  if (isComposing) return null;
  if (key === 'ArrowDown') return isOpen && !altKey ? 'next' : isOpen ? null : 'open';
  if (!isOpen) return null;
  if (key === 'ArrowUp') return altKey ? 'close' : 'previous';
  if (key === 'Escape') return 'close';
  return key === 'Enter' && hasActive ? 'choose' : null;
}

/**
 * The row after or before the active one; past either end, the person is back in their own text (null).
 * @param rows how many there are.
 */
export function movedActive(active: number | null, step: 1 | -1, rows: number): number | null {
  const place = (active ?? -1) + step;
  if (active === null) return step === 1 ? 0 : rows - 1;
  return place < 0 || place >= rows ? null : place;
}
