import './home-articles.css';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Link, MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRows } from '../../../parts/content/article-card.tsx';
import { ArticleCover } from '../../../parts/content/article-cover.tsx';
import { CategoryTag } from '../../../parts/content/byline.tsx';
import { isSamplePerson } from '../../../parts/content/sample-mark.ts';
import { useReload } from '../../../shell/use-reload.ts';
import type { HomeArticle } from '../home-parts.ts';

function checkedBy({ reviewed_at, reviewer_role }: HomeArticle): string {
  return isSamplePerson(reviewer_role)
    ? '見本の文章です（確認は、まだ受けていません）'
    : `${formatPlainDate(reviewed_at)} ${reviewer_role}が確認`;
}

/** The first article: large, with its first lines and who has checked it. */
function LeadArticle({ article }: { article: HomeArticle }) {
  const { id, title, category, summary, reading_minutes } = article;
  return (
    <Link href={screenHref('/articles/:id', { id })} className="home-lead-article article-card">
      <ArticleCover article={article} />
      <CategoryTag category={category} />
      <h3>{title}</h3>
      <p className="ui-meta">{summary}</p>
      <p className="ui-meta">{`${reading_minutes}分で読めます・${checkedBy(article)}`}</p>
    </Link>
  );
}

/** Where none can be offered now: the list may hold others, which are found by who looks for them. */
export function NoArticles() {
  return <p>いまおすすめの記事はありません。一覧では、気になることからさがせます。</p>;
}

/** 読んでおくと、少し楽になる: a few articles for everybody. */
export function HomeArticles({ articles }: { articles: HomeArticle[] | null }) {
  const reload = useReload();
  const [lead, ...others] = articles ?? [];
  return (
    <>
      <SectionHeading
        id="articles-heading"
        aside={<MoreLink href="/articles">がんの情報をすべて見る</MoreLink>}
      >
        読んでおくと、少し楽になる
      </SectionHeading>
      {articles === null ? <PartFailed what="おすすめの記事" {...reload} /> : null}
      {articles?.length === 0 ? <NoArticles /> : null}
      {lead ? (
        <div className="home-articles">
          <LeadArticle article={lead} />
          {others.length > 0 ? <ArticleRows articles={others} /> : null}
        </div>
      ) : null}
    </>
  );
}
