import { STORY_CATEGORY } from '@hidamari/domain/article-choices';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleCard } from '../../../parts/content/article-card.tsx';
import type { ListedArticle } from '../../../parts/content/listed-articles.ts';
import { noteOnStories, originOfStories, type StoryOrigin } from '../../../parts/content/story.ts';
import { useReload } from '../../../shell/use-reload.ts';

/** Where some are made up, nobody is said to have gone the same way (G99). */
const HEADINGS: Readonly<Record<StoryOrigin, string>> = {
  people: '同じ道を通った方の話',
  samples: '体験談の見本',
  both: '体験談',
  none: '体験談',
};

/** 体験談: told by people, apart from what professionals have checked (G99). */
export function HomeStories({ stories }: { stories: ListedArticle[] | null }) {
  const reload = useReload();
  if (stories?.length === 0) return null;
  const told = stories ?? [];
  const note = noteOnStories(told);
  return (
    <>
      <SectionHeading
        id="stories-heading"
        aside={
          <MoreLink href={screenHref('/articles', null, { category: STORY_CATEGORY })}>
            体験談をすべて見る
          </MoreLink>
        }
      >
        {HEADINGS[originOfStories(told)]}
      </SectionHeading>
      {note ? <p className="mb-6">{note}</p> : null}
      {stories === null ? (
        <PartFailed what="体験談" {...reload} />
      ) : (
        <ul className="article-cards">
          {stories.map((story) => (
            <li key={story.id}>
              <ArticleCard article={story} hasSummary />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
