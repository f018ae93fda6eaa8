/** Whether what is typed stands in the field only for a moment: kana that are being turned into characters. */
export const isBeingConverted = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
