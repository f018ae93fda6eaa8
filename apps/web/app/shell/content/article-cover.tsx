import type { ArticleSummary } from '@hidamari/contract/content';
import { COVERS, Cover, type CoverName, type CoverProps } from '@hidamari/ui/illustration';

/** Stands in where an article names no drawing of ours: never an empty box. */
const ANY_COVER: CoverName = 'read';

function drawingOf(cover: string | undefined): CoverName {
  return COVERS.find((name) => cover === `cover-${name}`) ?? ANY_COVER;
}

type ArticleCoverProps = Pick<CoverProps, 'shape' | 'priority'> & {
  article: Pick<ArticleSummary, 'cover' | 'eye_catch'>;
};

/** The picture of an article. It repeats the title, so it has no words of its own. */
export function ArticleCover({ article, ...look }: ArticleCoverProps) {
  const { eye_catch, cover } = article;
  if (eye_catch) return <Cover image={eye_catch} alt="" instead={drawingOf(cover)} {...look} />;
  return <Cover drawing={drawingOf(cover)} {...look} />;
}
