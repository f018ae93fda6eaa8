import type {
  ArticleSummary,
  ArticlesQuery,
  ContentAnswer,
  ContentReader,
  ContentReference,
} from '@hidamari/contract/content';
import { ARTICLE_READERS, ARTICLE_TIMES, type ArticleTimeKey } from '@hidamari/domain/article-choices';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { stageOfStatus } from '@hidamari/domain/members';
import type { CancerGroupStage } from '@hidamari/domain/option-sets';
import { nameOf } from '@hidamari/domain/topics';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { MoreLink } from '@hidamari/ui/link';
import { MoreList } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { ArticleCard, ArticleRow } from '../../../parts/content/article-card.tsx';
import { NotNarrowedNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { listedArticles } from '../../../parts/content/listed-articles.ts';
import { loadSeenContents } from '../../../parts/viewed/load-seen.ts';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { readChoices } from '../article-choices.ts';
import { type ArticleWishes, articlesHref } from '../articles-address.ts';
import { OtherReadings } from '../components/other-readings.tsx';
import { SituationChoices } from '../components/situation-choices.tsx';
import { knownWishes, readArticleWishes } from '../read-article-wishes.ts';
import type { Route } from './+types/article-list';

const labelOf = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  chosen: Value | null,
) => options.find(({ value }) => value === chosen)?.label;

/** What of somebody's situation the list is narrowed to, in words; said by the server, which knows the table of topics. */
function situationOf({ cancer, time, reader, topic }: ArticleWishes, group: string | undefined): string[] {
  const words = [
    group ?? (cancer && nameOf(cancer)),
    labelOf(ARTICLE_TIMES, time),
    labelOf(ARTICLE_READERS, reader),
    topic && nameOf(topic),
  ];
  return words.filter((word) => word !== null && word !== undefined);
}

/** What the list is narrowed to, in its title: every address has a title of its own. */
function titleOf({ situation, current }: Pick<ListData, 'current' | 'situation'>): string {
  const words = [...situation, current?.name].filter(Boolean).join('・');
  return words === '' ? 'がんの情報' : `がんの情報（${words}）`;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData ? { title: titleOf(loaderData) } : {});

/** The stage whose articles an operator chose for a group (`showPage`), as a member's home takes it. */
const stageOf = (time: ArticleTimeKey | null): CancerGroupStage | undefined =>
  stageOfStatus(ARTICLE_TIMES.find(({ value }) => value === time)?.statuses[0]);

/** The wishes as the list is asked for. */
function queryOf({ category, cancerGroup, cancer, time, reader, topic, page }: ArticleWishes) {
  const illness = { ...(cancerGroup !== null && { cancerGroup }), ...(cancer !== null && { cancer }) };
  return {
    page,
    ...(category !== null && { category }),
    ...(Object.keys(illness).length > 0 && { illness }),
    ...(time !== null && { time }),
    ...(reader !== null && { reader }),
    ...(topic !== null && { topics: [topic] }),
  };
}

/** The list is the page; what narrows it, recommendations and marks are decoration and may be missing (G103). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { variant } = page;
  const [categories, groups] = await Promise.all([
    partOrNull(page, page.content.listArticleCategories(variant)),
    partOrNull(page, page.content.cancerGroups()),
  ]);
  const wishes = knownWishes(readArticleWishes(url.searchParams), {
    categories: categories?.value ?? null,
    groups: groups?.value ?? null,
  });
  const { category, cancerGroup, time } = wishes;
  const stage = stageOf(time);
  const [list, recommended, choices, seen] = await Promise.all([
    contentOrFault(page, readArticleList(page.content, { variant, ...queryOf(wishes) })),
    cancerGroup !== null && stage !== undefined
      ? partOrNull(page, page.content.recommendedArticles({ variant, cancerGroup, stage }))
      : null,
    readChoices(page, groups?.value ?? []),
    loadSeenContents(page, 'article'),
  ]);
  const current = categories?.value.find(({ id }) => id === category) ?? null;
  const group = groups?.value.find(({ id }) => id === cancerGroup) ?? null;
  return {
    // How far the list goes, and not how far was asked for.
    wishes: { ...wishes, page: list.value.page },
    categories: categories?.value.map(({ id, name }) => ({ id, name })) ?? [],
    choices,
    situation: situationOf(wishes, group?.name),
    current: current && { id: current.id, name: current.name },
    recommended: listedArticles(recommended?.value ?? []),
    list: { ...list.value, articles: listedArticles(list.value.articles) },
    seen,
    isNarrowable: categories !== null && groups !== null,
    isStale: [list, categories, groups, recommended].some((part) => part?.stale ?? false),
  };
}

type ListData = Route.ComponentProps['loaderData'];

/** What is recommended to somebody of this group at this time. */
function Recommended({ recommended, wishes }: Pick<ListData, 'recommended' | 'wishes'>) {
  if (recommended.length === 0 || wishes.page > 1) return null;
  return (
    <section className="mb-12" aria-labelledby="recommended-heading">
      <SectionHeading id="recommended-heading">はじめに読むとよいもの</SectionHeading>
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

/** /articles (U-N01): every article, newest first, by category and by somebody's situation where wished. */
export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { wishes, categories, choices, list, isStale, isNarrowable } = loaderData;
  const situation = loaderData.situation.join('・');
  return (
    <Container width="normal" className="pb-16">
      <PageHeading lead="治療、お金、くらし、こころのこと。参考にした資料を添えています。">
        {titleOf(loaderData)}
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      {isNarrowable ? null : (
        <NotNarrowedNote isPartly={loaderData.current !== null || loaderData.situation.length > 0} />
      )}
      <div className="mb-6 grid gap-2">
        <CategoryChips wishes={wishes} categories={categories} />
        {choices.length > 0 ? (
          <Fold summary={situation === '' ? 'いまの状況から選ぶ' : `選んでいる状況：${situation}`}>
            <SituationChoices groups={choices} wishes={wishes} />
          </Fold>
        ) : null}
        <div className="flex flex-wrap gap-x-6">
          <MoreLink href="/articles/top">どれから読むか迷うときは</MoreLink>
          <OtherReadings />
        </div>
      </div>
      <Recommended {...loaderData} />
      {list.total === 0 ? (
        <EmptyState
          title="あてはまる記事は、まだありません"
          drawing="scene-empty"
          actions={<ButtonLink href="/articles">すべての記事を見る</ButtonLink>}
        >
          選んだものをひとつ外すと、見つかることがあります。お電話でおたずねいただくこともできます。
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

/** すべて, 治療, お金 and so on. */
function CategoryChips({
  wishes,
  categories,
}: {
  wishes: ArticleWishes;
  categories: readonly ContentReference[];
}) {
  if (categories.length === 0) return null;
  return (
    <Chips name="分類でしぼりこむ" scroll>
      <ChipLink href={articlesHref(wishes, { category: null })} current={wishes.category === null}>
        すべて
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={articlesHref(wishes, { category: id })} current={wishes.category === id}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** A list as it stands after 「もっと見る」 was pressed some times. */
interface ReadArticleListArticleList {
  articles: ArticleSummary[];
  total: number;
  /** How often 20 more were asked for, from 1; never past the end of the list. */
  page: number;
}

/**
 * The first `page` times 20 articles (G26): the address keeps how far somebody has read, so the whole list is there again
 * after a reload.
 */
async function readArticleList(
  content: Pick<ContentReader, 'listArticles'>,
  { page, ...query }: Omit<ArticlesQuery, 'perPage'> & { page: number },
): Promise<ContentAnswer<ReadArticleListArticleList>> {
  const { value, ...state } = await content.listArticles({
    ...query,
    page: 1,
    perPage: page * LIST_PAGE_SIZE,
  });
  const shownPage = Math.min(page, Math.max(1, Math.ceil(value.total / LIST_PAGE_SIZE)));
  return { ...state, value: { articles: value.items, total: value.total, page: shownPage } };
}
