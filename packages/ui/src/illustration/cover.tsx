import type { CoverName } from './drawings.ts';
import { Illustration } from './illustration.tsx';
import { OutsideImage } from './outside-image.tsx';

/** A picture that comes with the content. The box has a shape of its own, so nothing moves when it arrives. */
export type CoverImage = { url: string; width?: number | undefined; height?: number | undefined };

export type CoverProps = {
  /** wide 16:10 (cards), band 2:1 (article head), photo 4:3 (rows), square (small rows). */
  shape?: 'wide' | 'band' | 'photo' | 'square';
  /** The first picture of a page loads at once; all others when they come near. */
  priority?: boolean;
  className?: string;
} & (
  | { drawing: CoverName }
  | {
      image: CoverImage;
      alt: string /** The drawing in its place where it cannot be loaded. */;
      instead?: CoverName;
    }
);

/** The picture of an article or a service: its own image or one of the drawn covers, never an empty box. */
export function Cover(props: CoverProps) {
  const { shape = 'wide', priority, className } = props;
  return (
    <span className={className ? `ui-cover ${className}` : 'ui-cover'} data-shape={shape}>
      {'drawing' in props ? (
        <Illustration drawing={`cover-${props.drawing}`} fit="slice" />
      ) : (
        <OutsideImage
          instead={<Illustration drawing={`cover-${props.instead ?? 'read'}`} fit="slice" />}
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
