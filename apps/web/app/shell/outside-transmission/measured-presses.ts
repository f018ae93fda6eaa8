type Tell = (entry: object) => void;

let frame: Tell | null = null;

/** The measurement's frame stands, which is after consent and on a measured screen alone; answers what to call when it goes. */
export function connectMeasurement(tell: Tell): () => void {
  frame = tell;
  return () => {
    if (frame === tell) frame = null;
  };
}

/**
 * Tells the measurement which button of a pop-up was pressed, by the name in its table (specification section 3: dataGtm):
 * no page, no person, no illness (G93). Without the frame it is told to nobody, and kept nowhere.
 */
export function reportPress(dataGtm: string): void {
  frame?.({ event: 'popup_press', popup_button: dataGtm });
}
