import type { Article, ArticleHeading } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { ReadingSwitches } from '@hidamari/ui/reading-settings';
import { ArticleCover } from '../../../parts/content/article-cover.tsx';
import { Byline, CategoryTag } from '../../../parts/content/byline.tsx';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { ReviewedBy } from '../../../parts/content/reviewed-by.tsx';
import { noteOnStories } from '../../../parts/content/story.ts';
import { FavouriteButton } from '../../../parts/favourites/favourite-button.tsx';
import { showReadingSettings } from '../../../shell/reading-controls.ts';

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

/** Size of the letters, furigana, the heart and paper, where reading starts. A member's account keeps the choice (G22). */
function ReadingTools({ article: { id, title } }: { article: Pick<Article, 'id' | 'title'> }) {
  return (
    <div className="article-tools" data-print="hide">
      <ReadingSwitches onShown={showReadingSettings} />
      <div className="article-keep">
        <FavouriteButton kind="article" id={id} title={title} shape="button" />
        <Button kind="plain" size="small" icon="print" data-prints="">
          印刷する
        </Button>
      </div>
    </div>
  );
}

/** この記事の内容: the headings of the text. One heading needs no list. */
function ContentsList({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-heading" data-print="hide">
      <h2 id="contents-heading">この記事の内容</h2>
      <ol>
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
