import type { ArticleSummary } from '@hidamari/contract/content';
import type { CoverKey } from '@hidamari/domain/drawings';
import { Cover, type CoverDrawing, type CoverProps } from '@hidamari/ui/illustration';

/** Stands in where an article names no drawing of ours: never an empty box. */
const ANY_COVER: CoverDrawing = 'read';

const drawingOf = (cover: CoverKey | undefined): CoverDrawing =>
  cover ? (cover.replace(/^cover-/, '') as CoverDrawing) : ANY_COVER;

type ArticleCoverProps = Pick<CoverProps, 'shape' | 'priority'> & {
  article: Pick<ArticleSummary, 'cover' | 'eye_catch'>;
};

/** The picture of an article. It repeats the title, so it has no words of its own. */
export function ArticleCover({ article, ...look }: ArticleCoverProps) {
  const { eye_catch, cover } = article;
  if (eye_catch) return <Cover image={eye_catch} alt="" instead={drawingOf(cover)} {...look} />;
  return <Cover drawing={drawingOf(cover)} {...look} />;
}
