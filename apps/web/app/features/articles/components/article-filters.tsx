import './article-filters.css';
import type { ContentReference } from '@hidamari/contract/content';
import { CANCER_GROUP_STAGES, type CancerGroupStage } from '@hidamari/domain/option-sets';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Fold } from '@hidamari/ui/fold';
import { type ArticleWishes, articlesHref } from '../articles-address.ts';

/** A cancer group with the stages at which its own page is offered (`showPage`). */
export interface OfferedGroup {
  id: string;
  name: string;
  stages: readonly CancerGroupStage[];
}

interface FilterProps {
  wishes: ArticleWishes;
}

/** すべて, 治療, お金 and so on. */
export function CategoryChips({
  wishes,
  categories,
}: FilterProps & { categories: readonly ContentReference[] }) {
  if (categories.length === 0) return null;
  return (
    <Chips name="分類でしぼりこむ" scroll>
      <ChipLink href={articlesHref(wishes, { category: null })} current={wishes.category === null}>
        すべて
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={articlesHref(wishes, { category: id })} current={wishes.category === id}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** がんの種類から選ぶ, and for a chosen one the stages that have a page of their own. */
export function GroupFilter({ wishes, groups }: FilterProps & { groups: readonly OfferedGroup[] }) {
  if (groups.length === 0) return null;
  const chosen = groups.find(({ id }) => id === wishes.cancerGroup);
  const stages = CANCER_GROUP_STAGES.filter(({ value }) => chosen?.stages.includes(value));
  return (
    <Fold
      summary={chosen ? `がんの種類：${chosen.name}` : 'がんの種類から選ぶ'}
      openAtFirst={chosen !== undefined}
    >
      <div className="article-groups">
        <Chips name="がんの種類でしぼりこむ">
          {groups.map(({ id, name }) => (
            <ChipLink
              key={id}
              href={articlesHref(wishes, { cancerGroup: chosen?.id === id ? null : id, stage: null })}
              current={chosen?.id === id}
            >
              {name}
            </ChipLink>
          ))}
        </Chips>
        {stages.length > 0 ? (
          <Chips name="時期から選ぶ">
            {stages.map(({ value, label }) => (
              <ChipLink
                key={value}
                href={articlesHref(wishes, { stage: wishes.stage === value ? null : value })}
                current={wishes.stage === value}
              >
                {label}
              </ChipLink>
            ))}
          </Chips>
        ) : null}
      </div>
    </Fold>
  );
}
