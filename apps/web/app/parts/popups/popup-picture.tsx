import { COVERS, OBJECTS } from '@hidamari/domain/drawings';
import { type DrawingName, Illustration, OutsideImage, WindowLight } from '@hidamari/ui/illustration';
import type { ShownPopup } from './shown-popup.ts';

const DRAWINGS: readonly DrawingName[] = [
  ...COVERS.map((name) => `cover-${name}` as const),
  ...OBJECTS.map((name) => `object-${name}` as const),
];

/** The drawing that a pop-up names; null for a name that is none. */
export const drawingNamed = (image: string): DrawingName | null =>
  DRAWINGS.find((name) => name === image) ?? null;

/**
 * The picture of a pop-up: of the article it brings, else its own drawing. Decoration in either case: an article's picture
 * is not described, since its words may name an illness.
 */
export function PopupPicture({ shown: { popup, contents } }: { shown: ShownPopup }) {
  const { image, imageFit } = popup;
  const drawing = drawingNamed(image);
  const own = drawing ? (
    <Illustration drawing={drawing} fit={imageFit === 'cover' ? 'slice' : 'meet'} />
  ) : null;
  return (
    <div className="popup-picture" data-fit={imageFit}>
      {imageFit === 'contain' ? <WindowLight place="panes" /> : null}
      {contents?.image_url ? (
        <OutsideImage src={contents.image_url} alt="" decoding="async" instead={own} />
      ) : (
        own
      )}
    </div>
  );
}
