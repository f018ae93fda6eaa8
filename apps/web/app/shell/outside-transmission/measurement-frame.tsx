import { useEffect, useRef, useState } from 'react';
import type { MeasuredPerson } from './measured-person.ts';
import { connectMeasurement } from './measured-presses.ts';

/**
 * The frame in which the measurement's script runs, shut off from this page: it reads nothing here, and is told the
 * person and the kind of the page by messages alone (decision 0058). It ends with this element. Drawn only after consent.
 * @param path the page without ids and query (G144).
 */
export function MeasurementFrame({ person, path }: { person: MeasuredPerson; path: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The frame has no origin that could be named; our policy lets it lead nowhere else.
  const tell = (entry: object) => frame.current?.contentWindow?.postMessage([entry], '*');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever is drawn anew; `tell` is made at each drawing.
  useEffect(() => {
    if (isOpen) tell(person);
  }, [isOpen, person]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one telling for each page that is opened.
  useEffect(() => {
    if (isOpen) tell({ event: 'page_view', page_path: path });
  }, [isOpen, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: connected while it stands; `tell` is made at each drawing.
  useEffect(() => (isOpen ? connectMeasurement(tell) : undefined), [isOpen]);
  return (
    <iframe
      ref={frame}
      title="計測"
      src="/outside/measurement"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      hidden
      aria-hidden="true"
      tabIndex={-1}
      onLoad={() => setOpen(true)}
    />
  );
}
