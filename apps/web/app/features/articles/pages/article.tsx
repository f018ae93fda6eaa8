import '../components/article.css';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { Prose } from '@hidamari/ui/prose';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { CleanHtml } from '../../../shell/content/clean-html.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ArticleEnd } from '../components/article-end.tsx';
import { ArticleHead } from '../components/article-head.tsx';
import { EasyBody } from '../components/easy-body.tsx';
import { RelatedArticles } from '../components/related-articles.tsx';
import { relatedArticles } from '../related-articles.ts';
import type { Route } from './+types/article';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData
      ? { title: loaderData.article.title, description: loaderData.article.summary, formatDescription: true }
      : {},
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value: article, stale } = await contentOrFault(page, page.content.getArticle(params.id));
  const related = await partOrNull(page, relatedArticles(page.content, article));
  return { article, isStale: stale, related };
}

/** /articles/:id (U-N03): what it is about, who has checked it, the text, where it comes from, whom to ask. */
export default function ArticlePage({ loaderData: { article, isStale, related } }: Route.ComponentProps) {
  const crumbs = [
    { label: 'ホーム', href: '/' },
    { label: 'がんの情報', href: '/articles' },
    { label: article.category.name },
  ];
  return (
    <Container width="wide">
      <Breadcrumb crumbs={crumbs} />
      <article className="article" aria-labelledby="page-heading">
        <ArticleHead article={article} isStale={isStale} />
        <div className="article-text">
          {article.easy_body ? <EasyBody html={article.easy_body} /> : null}
          <Prose>
            <CleanHtml html={article.body} className="article-body" />
          </Prose>
          <ArticleEnd article={article} />
        </div>
        <div className="article-side">
          <AskCard heading="読んで気になったことを、一緒に整理できます" />
          <RelatedArticles articles={related} />
        </div>
      </article>
    </Container>
  );
}
