/**
 * Whether a pressed key belongs to the input method: it converts or ends a word, and neither sends, chooses nor closes.
 * Safari ends the conversion before it tells of the key that ended it; 229 stands for that key (UI Events, 5.2.6).
 */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
