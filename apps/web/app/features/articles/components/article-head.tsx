import type { Article } from '@hidamari/contract/content';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { ArticleCover } from '../../../shell/content/article-cover.tsx';
import { CategoryTag } from '../../../shell/content/category-tag.tsx';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { ContentsList } from './contents-list.tsx';
import { ReadingTools } from './reading-tools.tsx';

/** The category of experience stories (G99). */
const STORY_CATEGORY = 'story';

function Notes({ article, isStale }: { article: Article; isStale: boolean }) {
  return (
    <>
      {article.category.id === STORY_CATEGORY ? (
        <Notice tone="plain">
          <p>個人の体験です。治療の効果や経過は人によって違います。</p>
        </Notice>
      ) : null}
      {article.review_due ? (
        <Notice tone="caution" title="内容を確認中です">
          <p>
            見直しの時期になったため、いま内容を確かめています。大切なことは、かかっている病院でもお確かめください。
          </p>
        </Notice>
      ) : null}
      {isStale ? <StaleNote /> : null}
    </>
  );
}

/** Who has checked it and when: the role, never a name (G100). */
function Byline({
  article: { reviewed_at, reviewer_role, reading_minutes, contributor },
}: {
  article: Article;
}) {
  return (
    <ul className="article-byline">
      <li>
        <Icon name="check" size={20} />
        <span>
          <time dateTime={reviewed_at}>{formatPlainDate(reviewed_at)}</time>　<b>{reviewer_role}</b>
          が内容を確認しました
        </span>
      </li>
      <li>
        <Icon name="pen" size={20} />
        <span>{`文：${contributor}`}</span>
      </li>
      <li>
        <Icon name="clock" size={20} />
        <span>{`${reading_minutes}分で読めます`}</span>
      </li>
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
      <Byline article={article} />
      <Notes article={article} isStale={isStale} />
      <ArticleCover article={article} shape="band" priority />
      <ReadingTools article={article} />
      <ContentsList headings={article.headings} />
    </div>
  );
}
