import type { Article } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { ArticleCover } from '../../../parts/content/article-cover.tsx';
import { Byline } from '../../../parts/content/byline.tsx';
import { CategoryTag } from '../../../parts/content/category-tag.tsx';
import { ReviewDueNote } from '../../../parts/content/review-due-note.tsx';
import { ReviewedBy } from '../../../parts/content/reviewed-by.tsx';
import { StaleNote } from '../../../parts/content/stale-note.tsx';
import { noteOnStories } from '../../../parts/content/story.ts';
import { ContentsList } from './contents-list.tsx';
import { ReadingTools } from './reading-tools.tsx';

function Notes({ article, isStale }: { article: Article; isStale: boolean }) {
  return (
    <>
      {isStory(article) ? (
        <Notice tone="plain">
          <p>{noteOnStories([article])}</p>
        </Notice>
      ) : null}
      {article.review_due ? <ReviewDueNote /> : null}
      {isStale ? <StaleNote /> : null}
    </>
  );
}

/** Who stands for it, and how long it takes to read. */
function Bylines({
  article: { reviewed_at, reviewer_role, reading_minutes, contributor },
}: {
  article: Article;
}) {
  return (
    <ul className="article-bylines">
      <ReviewedBy as="li" day={reviewed_at} reviewer={reviewer_role} />
      <Byline as="li" icon="pen">{`文：${contributor}`}</Byline>
      <Byline as="li" icon="clock">{`${reading_minutes}分で読めます`}</Byline>
    </ul>
  );
}

/** What the article is, who stands for it, how to read it: before the first line of the text. */
export function ArticleHead({ article, isStale }: { article: Article; isStale: boolean }) {
  return (
    <div className="article-head">
      <PageHeading before={<CategoryTag category={article.category} />} lead={article.summary}>
        {article.title}
      </PageHeading>
      <Bylines article={article} />
      <Notes article={article} isStale={isStale} />
      <ArticleCover article={article} shape="band" priority />
      <ReadingTools article={article} />
      <ContentsList headings={article.headings} />
    </div>
  );
}
