import './article.css';
import type { Article, ArticleHeading, CleanedHtml } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Prose } from '@hidamari/ui/prose';
import { ReadingSwitches } from '@hidamari/ui/reading-settings';
import type { ReactNode } from 'react';
import { ArticleCover } from '../../../parts/content/article-cover.tsx';
import { Byline, CategoryTag } from '../../../parts/content/byline.tsx';
import { CleanHtml, ContentBody } from '../../../parts/content/clean-html.tsx';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { ReviewedBy } from '../../../parts/content/reviewed-by.tsx';
import { noteOnStories } from '../../../parts/content/story.ts';
import { TermNotes } from '../../../parts/content/term-notes.tsx';
import { TextEnd } from '../../../parts/content/text-end.tsx';
import { FavouriteButton } from '../../../parts/favourites/favourite-button.tsx';
import { showReadingSettings } from '../../../shell/reading-controls.ts';

interface ArticleViewProps {
  article: Article;
  isStale?: boolean;
  /** Under the sources: the one question. */
  after?: ReactNode;
  /** Beside the head: whom to ask, what else to read. */
  side?: ReactNode;
}

/** An article as it is read, published or not. */
export function ArticleView({ article, isStale = false, after, side }: ArticleViewProps) {
  return (
    <article className="article" aria-labelledby="page-heading">
      <ArticleHead article={article} isStale={isStale} />
      <div className="article-text">
        {article.easy_body ? <EasyBody html={article.easy_body} /> : null}
        <ContentBody html={article.body} />
        <TermNotes terms={article.terms} />
        <ArticleEnd article={article} />
        {after}
      </div>
      {side ? <div className="article-side">{side}</div> : null}
    </article>
  );
}

/** Where the text comes from, what it cannot be, and how it has changed. */
function ArticleEnd({ article }: { article: Article }) {
  return (
    <TextEnd
      text={article}
      name="この記事"
      limits="この記事は一般的な内容です。あなたの治療については、かかっている病院でお確かめください。"
    />
  );
}

/** The same in few and easy words, for a tired day or for somebody who is learning Japanese (G100). */
function EasyBody({ html }: { html: CleanedHtml }) {
  return (
    <div className="article-easy">
      <Fold summary="やさしい日本語で、短く読む">
        <Prose>
          <CleanHtml html={html} />
        </Prose>
      </Fold>
    </div>
  );
}

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
function ArticleHead({ article, isStale }: { article: Article; isStale: boolean }) {
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
