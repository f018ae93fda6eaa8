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

/**
 * The one ornament: slanted patches of light, cut by the bars of a window, lying behind what stands in front.
 * The parent must be positioned. Pure decoration.
 */
export function WindowLight({ place }: { place: 'hero' | 'greeting' | 'panes' }) {
  const paths = {
    hero: ['M560 -40H720L560 640H400z', 'M770 -40H930L770 640H610z', 'M1180 -40H1260L1100 640H1020z'],
    greeting: ['M860 -20H1000L900 400H760z', 'M1040 -20H1180L1080 400H940z'],
    panes: ['M300 0H620L380 400H60z', 'M700 0H960L720 400H460z'],
  }[place];
  const box = { hero: '0 0 1280 600', greeting: '0 0 1280 240', panes: '0 0 1000 400' }[place];
  return (
    <svg
      className="ui-window-light"
      viewBox={box}
      preserveAspectRatio={place === 'panes' ? 'none' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
