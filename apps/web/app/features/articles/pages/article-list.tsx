import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreLink } from '@hidamari/ui/link';
import { MoreList } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { ArticleRow } from '../../../shell/content/article-card.tsx';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { pageOfAddress, readArticleList } from '../article-pages.ts';
import { OtherReadings } from '../components/other-readings.tsx';
import type { Route } from './+types/article-list';

/** The list in one category is named by it: every address has a title of its own. */
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData?.current ? { title: `がんの情報（${loaderData.current.name}）` } : {});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = url.searchParams.get('category');
  const categories = await contentOrFault(page, page.content.listArticleCategories(page.variant));
  const current = categories.value.find(({ id }) => id === asked) ?? null;
  const list = await contentOrFault(
    page,
    readArticleList(page.content, {
      page: pageOfAddress(url.searchParams),
      ...(current && { category: current.id }),
    }),
  );
  return {
    categories: categories.value.map(({ id, name }) => ({ id, name })),
    current: current && { id: current.id, name: current.name },
    list: list.value,
    isStale: list.stale || categories.stale,
  };
}

type ListData = Route.ComponentProps['loaderData'];

function CategoryChips({ categories, current }: Pick<ListData, 'categories' | 'current'>) {
  return (
    <Chips name="分類でしぼりこむ" scroll>
      <ChipLink href="/articles" current={current === null}>
        すべて
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink
          key={id}
          href={screenHref('/articles', null, { category: id })}
          current={current?.id === id}
        >
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** The anchor of an article in the list: 「もっと見る」 leads to the first new one. */
const anchorOf = (at: number) => `article-${at + 1}`;

function ArticleList({ current, list: { articles, total, page } }: Pick<ListData, 'current' | 'list'>) {
  const more = screenHref('/articles', null, { category: current?.id, page: page + 1 });
  return (
    <>
      <ul className="article-rows mb-8">
        {articles.map((article, at) => (
          <li key={article.id} id={anchorOf(at)}>
            <ArticleRow article={article} headingLevel={2} hasSummary />
          </li>
        ))}
      </ul>
      <MoreList total={total} shown={articles.length} href={`${more}#${anchorOf(articles.length)}`} />
    </>
  );
}

/** /articles (U-N01): every article, newest first, by category where wished. */
export default function ArticleListPage({
  loaderData: { categories, current, list, isStale },
}: Route.ComponentProps) {
  return (
    <Container width="normal" className="pb-16">
      <PageHeading lead="治療、お金、くらし、こころのこと。確認した人の役割と、参考にした資料を添えています。">
        {current ? `がんの情報（${current.name}）` : 'がんの情報'}
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      <div className="mb-6 grid gap-2">
        <CategoryChips categories={categories} current={current} />
        <div className="flex flex-wrap gap-x-6">
          <MoreLink href="/articles/top">どれから読むか迷うときは</MoreLink>
          <OtherReadings />
        </div>
      </div>
      {list.total === 0 ? (
        <EmptyState
          title="記事は、まだありません"
          drawing="scene-empty"
          actions={<ButtonLink href="/articles">すべての記事を見る</ButtonLink>}
        >
          ほかの分類の記事をご覧ください。お電話でおたずねいただくこともできます。
        </EmptyState>
      ) : (
        <ArticleList current={current} list={list} />
      )}
      <div className="mt-16">
        <AskCard shape="band" heading="読んで気になったことを、一緒に整理できます" />
      </div>
    </Container>
  );
}
