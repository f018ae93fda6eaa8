import './article.css';
import type { Article } from '@hidamari/contract/content';
import type { ReactNode } from 'react';
import { ContentBody } from '../../../parts/content/content-body.tsx';
import { TermNotes } from '../../../parts/content/term-notes.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';
import { EasyBody } from './easy-body.tsx';

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
