import type { PopupChoice } from '@hidamari/contract/popups';
import { stageOfStatus } from '@hidamari/domain/members';
import type { CancerGroupKey } from '@hidamari/domain/option-sets';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { listSeen } from '../viewed/index.ts';
import { cancersOfGroup, type PopupNeeds } from './popup-conditions.ts';

interface Wanted {
  memberId: string;
  variant: VariantKey;
  cancerGroup: CancerGroupKey;
}

/** How many of the recommended are looked through for one that the member has not opened. */
const LOOKED_AT = 10;

/**
 * The first recommended article of a cancer group, for the time of treatment the member told, that they have not opened
 * yet; null for none.
 */
export async function recommendedContents(
  needs: PopupNeeds,
  { memberId, variant, cancerGroup }: Wanted,
): Promise<PopupChoice['contents'] | null> {
  const { database, content } = needs;
  const [cancer] = await cancersOfGroup(needs, { memberId, cancerGroup });
  const stage = stageOfStatus(cancer?.statusId);
  const [articles, seen] = await Promise.all([
    content.recommendedArticles({ variant, cancerGroup, limit: LOOKED_AT, ...(stage && { stage }) }),
    listSeen(database, memberId, 'article'),
  ]);
  const article = articles.value.find(
    ({ id, cancer_category }) =>
      !seen.includes(id) && cancer_category.some((group) => group.id === cancerGroup),
  );
  if (!article) return null;
  const picture = article.eye_catch?.url ?? (await content.uploadFilePath(article.cover ?? '')).value;
  return {
    contents_id: article.id,
    title: article.title,
    category_name: article.category.name ?? '',
    image_url: picture,
  };
}
