import './article-card.css';
import { screenHref } from '@hidamari/domain/screens';
import { Link } from '@hidamari/ui/link';
import { ArticleCover } from './article-cover.tsx';
import { CategoryTag } from './byline.tsx';
import type { ListedArticle } from './listed-articles.ts';
import { articleMeta } from './story.ts';

interface ArticleCardProps {
  article: ListedArticle;
  headingLevel?: 2 | 3;
  /** With the first lines, where there is room for them. */
  hasSummary?: boolean;
  /** The member has opened it before (G95). */
  isSeen?: boolean;
}

const addressOf = ({ id }: ListedArticle) => screenHref('/articles/:id', { id });

/** Picture above, words below: for a row of cards. */
export function ArticleCard({ article, headingLevel = 3, hasSummary }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Link href={addressOf(article)} className="article-card">
      <ArticleCover article={article} />
      <CategoryTag category={article.category} />
      <Heading>{article.title}</Heading>
      {hasSummary ? <p className="article-card-summary ui-meta">{article.summary}</p> : null}
      <p className="ui-meta">{articleMeta(article)}</p>
    </Link>
  );
}

/** Picture left, words right: for a column of rows. */
export function ArticleRow({ article, headingLevel = 3, hasSummary, isSeen }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Link href={addressOf(article)} className="article-row">
      <ArticleCover article={article} shape="photo" />
      <div>
        <CategoryTag category={article.category} />
        <Heading>{article.title}</Heading>
        {hasSummary ? <p className="article-row-summary ui-meta">{article.summary}</p> : null}
        <p className="ui-meta">{articleMeta(article, isSeen)}</p>
      </div>
    </Link>
  );
}

/** A column of rows, for the pages that offer a few articles. */
export function ArticleRows({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  );
}
