import type { CoverName, GroundName, ObjectName, StillLifeName } from '@hidamari/domain/drawings';
import { Illustration } from './illustration.tsx';
import { OutsideImage } from './outside-image.tsx';
import { StillLife } from './still-life.tsx';

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
