import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleCard } from '../../../shell/content/article-card.tsx';
import type { ListedArticle } from '../../../shell/content/listed-articles.ts';
import { useReload } from '../../../shell/use-reload.ts';
import { storyWords } from '../story-words.ts';

/** 体験談: told by people, apart from what professionals have checked (G99). */
export function HomeStories({ stories }: { stories: ListedArticle[] | null }) {
  const reload = useReload();
  if (stories?.length === 0) return null;
  const { heading, whose } = storyWords(stories ?? []);
  return (
    <>
      <SectionHeading
        id="stories-heading"
        aside={
          <MoreLink href={screenHref('/articles', null, { category: 'story' })}>体験談をすべて見る</MoreLink>
        }
      >
        {heading}
      </SectionHeading>
      {whose ? <p className="mb-6">{`${whose}治療の効果や経過は人によって違います。`}</p> : null}
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
