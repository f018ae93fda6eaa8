import type { CoverName, GroundName, ObjectName, StillLifeName } from '@hidamari/domain/drawings';
import { drawingAddress, OBJECT_BOX } from './drawings.ts';
import { Illustration } from './illustration.tsx';
import { OutsideImage } from './outside-image.tsx';

/** A picture that comes with the content. The box has a shape of its own, so nothing moves when it arrives. */
export type CoverImage = { url: string; width?: number | undefined; height?: number | undefined };

/** A scene, or a thing on a ground. */
export type CoverDrawing = CoverName | StillLifeName;

export type CoverProps = {
  /** wide 16:10 (cards), band 2:1 (article head), photo 4:3 (rows), square (small rows). */
  shape?: 'wide' | 'band' | 'photo' | 'square';
  /** The first picture of a page loads at once; all others when they come near. */
  priority?: boolean;
  className?: string;
} & (
  | { drawing: CoverDrawing }
  | {
      image: CoverImage;
      alt: string /** The drawing in its place where it cannot be loaded. */;
      instead?: CoverDrawing;
    }
);

function Drawn({ drawing }: { drawing: CoverDrawing }) {
  const [object, ground] = drawing.split('-on-', 2);
  if (ground) return <StillLife object={object as ObjectName} ground={ground as GroundName} />;
  return <Illustration drawing={`cover-${drawing as CoverName}`} fit="slice" />;
}

/** The picture of an article or a service: its own image or a drawn cover, never an empty box. */
export function Cover(props: CoverProps) {
  const { shape = 'wide', priority, className } = props;
  return (
    <span className={className ? `ui-cover ${className}` : 'ui-cover'} data-shape={shape}>
      {'drawing' in props ? (
        <Drawn drawing={props.drawing} />
      ) : (
        <OutsideImage
          instead={<Drawn drawing={props.instead ?? 'read'} />}
          src={props.image.url}
          width={props.image.width}
          height={props.image.height}
          alt={props.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  );
}

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
function StillLife({ object, ground }: { object: ObjectName; ground: GroundName }) {
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
