import './article.css';
import type { Article, CleanedHtml } from '@hidamari/contract/content';
import { Fold } from '@hidamari/ui/fold';
import { Prose } from '@hidamari/ui/prose';
import type { ReactNode } from 'react';
import { CleanHtml, ContentBody } from '../../../parts/content/clean-html.tsx';
import { TermNotes } from '../../../parts/content/term-notes.tsx';
import { TextEnd } from '../../../parts/content/text-end.tsx';
import { ArticleHead } from './article-head.tsx';

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
