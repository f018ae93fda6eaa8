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

/** What the measurement is told of a person (G93). */
export type MeasuredPerson = Readonly<Record<string, unknown>>;

/**
 * Opens the frame in which the measurement's script runs, shut off from this page: it reads nothing here, and is told the
 * person and the kind of the page by messages alone (decision 0058). Only after consent. Answers how to close it.
 * @param path the page without ids and query (G144).
 */
export function openMeasurementFrame(person: MeasuredPerson, path: string): () => void {
  const frame = document.createElement('iframe');
  frame.title = '計測';
  frame.src = '/outside/measurement';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // The frame has no origin that could be named; our policy lets it lead nowhere else.
  const tell = (entry: object) => frame.contentWindow?.postMessage([entry], '*');
  let disconnect: (() => void) | undefined;
  frame.onload = () => {
    tell(person);
    tell({ event: 'page_view', page_path: path });
    disconnect = connectMeasurement(tell);
  };
  document.body.append(frame);
  return () => {
    disconnect?.();
    frame.remove();
  };
}
