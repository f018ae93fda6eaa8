import { CANCER_GROUP_STAGES } from '@hidamari/domain/option-sets';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreLink } from '@hidamari/ui/link';
import { MoreList } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { ArticleCard, ArticleRow } from '../../../shell/content/article-card.tsx';
import { listedArticles } from '../../../shell/content/listed-articles.ts';
import { NotNarrowedNote } from '../../../shell/content/not-narrowed-note.tsx';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { loadSeenContents } from '../../../shell/viewed/load-seen.ts';
import { readArticleList } from '../article-pages.ts';
import { articlesHref, knownWishes, readArticleWishes } from '../articles-address.ts';
import { CategoryChips, GroupFilter } from '../components/article-filters.tsx';
import { OtherReadings } from '../components/other-readings.tsx';
import type { Route } from './+types/article-list';

/** What the list is narrowed to, in its title: every address has a title of its own. */
function titleOf({ current, group }: Pick<ListData, 'current' | 'group'>): string {
  const words = [group?.name, current?.name].filter(Boolean).join('・');
  return words === '' ? 'がんの情報' : `がんの情報（${words}）`;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData && (loaderData.current || loaderData.group) ? { title: titleOf(loaderData) } : {},
  );

/** The list is the page; what narrows it, recommendations and marks are decoration and may be missing (G103). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [categories, groups] = await Promise.all([
    partOrNull(page, page.content.listArticleCategories(page.variant)),
    partOrNull(page, page.content.cancerGroups()),
  ]);
  const wishes = knownWishes(readArticleWishes(url.searchParams), {
    categories: categories?.value ?? null,
    groups: groups?.value ?? null,
  });
  const { category, cancerGroup, stage } = wishes;
  const [list, recommended, seen] = await Promise.all([
    contentOrFault(
      page,
      readArticleList(page.content, {
        ...{ variant: page.variant, page: wishes.page },
        ...(category !== null && { category }),
        ...(cancerGroup !== null && { cancerGroup }),
      }),
    ),
    cancerGroup !== null && stage !== null
      ? partOrNull(page, page.content.recommendedArticles({ variant: page.variant, cancerGroup, stage }))
      : null,
    loadSeenContents(page, 'article'),
  ]);
  const current = categories?.value.find(({ id }) => id === category) ?? null;
  const group = groups?.value.find(({ id }) => id === cancerGroup) ?? null;
  return {
    wishes,
    categories: categories?.value.map(({ id, name }) => ({ id, name })) ?? [],
    groups: groups?.value.map(({ id, name, showPage }) => ({ id, name, stages: showPage })) ?? [],
    current: current && { id: current.id, name: current.name },
    group: group && { id: group.id, name: group.name },
    recommended: listedArticles(recommended?.value ?? []),
    list: { ...list.value, articles: listedArticles(list.value.articles) },
    seen,
    isNarrowable: categories !== null && groups !== null,
    isStale: [list, categories, groups, recommended].some((part) => part?.stale ?? false),
  };
}

type ListData = Route.ComponentProps['loaderData'];

/** What is recommended to somebody of this group at this stage. */
function Recommended({ recommended, wishes }: Pick<ListData, 'recommended' | 'wishes'>) {
  const stage = CANCER_GROUP_STAGES.find(({ value }) => value === wishes.stage);
  if (!stage || recommended.length === 0 || wishes.page > 1) return null;
  return (
    <section className="article-recommended" aria-labelledby="recommended-heading">
      <SectionHeading id="recommended-heading">{`${stage.label}、先に読むとよいもの`}</SectionHeading>
      <ul className="article-cards">
        {recommended.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} hasSummary />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The anchor of an article in the list: 「もっと見る」 leads to the first new one. */
const anchorOf = (at: number) => `article-${at + 1}`;

function ArticleList({
  wishes,
  seen,
  list: { articles, total, page },
}: Pick<ListData, 'wishes' | 'seen' | 'list'>) {
  const more = articlesHref(wishes, { page: page + 1 });
  return (
    <>
      <ul className="article-rows mb-8">
        {articles.map((article, at) => (
          <li key={article.id} id={anchorOf(at)}>
            <ArticleRow
              article={article}
              headingLevel={2}
              hasSummary
              isSeen={seen?.includes(article.id) ?? false}
            />
          </li>
        ))}
      </ul>
      <MoreList total={total} shown={articles.length} href={`${more}#${anchorOf(articles.length)}`} />
    </>
  );
}

/** /articles (U-N01): every article, newest first, by category and cancer group where wished. */
export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { wishes, categories, groups, list, isStale, isNarrowable } = loaderData;
  return (
    <Container width="normal" className="pb-16">
      <PageHeading lead="治療、お金、くらし、こころのこと。確認した人の役割と、参考にした資料を添えています。">
        {titleOf(loaderData)}
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      {isNarrowable ? null : (
        <NotNarrowedNote isPartly={loaderData.current !== null || loaderData.group !== null} />
      )}
      <div className="mb-6 grid gap-2">
        <CategoryChips wishes={wishes} categories={categories} />
        <GroupFilter wishes={wishes} groups={groups} />
        <div className="flex flex-wrap gap-x-6">
          <MoreLink href="/articles/top">どれから読むか迷うときは</MoreLink>
          <OtherReadings />
        </div>
      </div>
      <Recommended {...loaderData} />
      {list.total === 0 ? (
        <EmptyState
          title="記事は、まだありません"
          drawing="scene-empty"
          actions={<ButtonLink href="/articles">すべての記事を見る</ButtonLink>}
        >
          ほかの分類の記事をご覧ください。お電話でおたずねいただくこともできます。
        </EmptyState>
      ) : (
        <ArticleList {...loaderData} />
      )}
      <div className="mt-16">
        <AskCard shape="band" heading="読んで気になったことを、一緒に整理できます" />
      </div>
    </Container>
  );
}
