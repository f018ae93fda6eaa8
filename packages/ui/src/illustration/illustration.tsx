import { type DrawingName, drawingAddress, sizeOfDrawing } from './drawings.ts';

export type IllustrationProps = {
  drawing: DrawingName;
  /** Only when the drawing says something the words beside it do not. Without it the drawing is decoration. */
  alt?: string;
  /** meet: whole drawing. slice: fills its box and is cut at the edges (covers). */
  fit?: 'meet' | 'slice';
  className?: string;
};

/**
 * A drawing that follows the variant's colours. The lines live in a file beside the page and are referred to with
 * `<use>`: the browser fetches each drawing once, no page and no script carries its lines, and the custom
 * properties of the page still reach into it. Width follows the box around it; the proportions are kept.
 */
export function Illustration({ drawing, alt, fit = 'meet', className }: IllustrationProps) {
  const [width, height] = sizeOfDrawing(drawing);
  return (
    <svg
      className={className ? `ui-illustration ${className}` : 'ui-illustration'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : 'xMidYMax meet'}
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <use href={drawingAddress(drawing)} />
    </svg>
  );
}
