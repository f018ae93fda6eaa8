import type { GroundName, ObjectName } from '@hidamari/domain/drawings';
import { drawingAddress, OBJECT_BOX } from './drawings.ts';

/** Where every ground is stood upon, and the foot of every thing within its own box. */
const SURFACE = 170;
const FOOT = 168;
/** The middle of what is drawn: things lean to the left of their boxes. */
const MIDDLE = 90;

/** How large a thing stands, where it is not as large as most. */
const SCALES: Readonly<Partial<Record<ObjectName, number>>> = {
  book: 0.76,
  pillbox: 0.76,
  clock: 0.8,
  basket: 0.8,
  thermometer: 0.95,
  toothbrush: 0.95,
  scarf: 0.95,
  key: 0.95,
};
const SCALE = 0.85;

/** A thing on a ground, as wide as its place and cut at the edges: decoration, without words of its own. */
export function StillLife({ object, ground }: { object: ObjectName; ground: GroundName }) {
  const scale = SCALES[object] ?? SCALE;
  const [width, height] = OBJECT_BOX;
  return (
    <svg
      className="ui-illustration"
      viewBox="0 0 320 200"
      width={320}
      height={200}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={drawingAddress(`ground-${ground}`)} width={320} height={200} />
      <use
        href={drawingAddress(`object-${object}`)}
        x={160 - MIDDLE * scale}
        y={SURFACE - FOOT * scale}
        width={width * scale}
        height={height * scale}
      />
    </svg>
  );
}
