import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { ArticleCard } from '../../../parts/content/article-card.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { readChoices } from '../article-choices.ts';
import { NO_WISHES } from '../articles-address.ts';
import { OtherReadings } from '../components/other-readings.tsx';
import { SituationChoices } from '../components/situation-choices.tsx';
import type { Route } from './+types/article-top';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [groups, cancerGroups] = await Promise.all([
    contentOrFault(page, page.content.articlesByCategory(page.variant)),
    partOrNull(page, page.content.cancerGroups()),
  ]);
  return {
    groups: groups.value,
    choices: await readChoices(page, cancerGroups?.value ?? []),
    isStale: groups.stale || (cancerGroups?.stale ?? false),
  };
}

type Group = Route.ComponentProps['loaderData']['groups'][number];

/** One category with its newest three. */
function CategoryPart({ group: { category, articles } }: { group: Group }) {
  const heading = `category-${category.id}`;
  const all = screenHref('/articles', null, { category: category.id });
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        aside={<MoreLink href={all}>{`${category.name}の記事をすべて見る`}</MoreLink>}
      >
        {category.name}
      </SectionHeading>
      <ul className="article-cards" data-phone="rows">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} hasSummary />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /articles/top: by one's situation, and three articles of each category, for people who do not know where to begin. */
export default function ArticleTop({ loaderData: { groups, choices, isStale } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pb-16">
      <PageHeading lead="いま気になっていることに近いものから、お読みください。全部を読まなくて大丈夫です。">
        がんの情報のはじめに
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      {choices.length > 0 ? (
        <section aria-labelledby="situation-heading">
          <SectionHeading id="situation-heading">いまの状況から選ぶ</SectionHeading>
          <div className="mt-4">
            <SituationChoices groups={choices} wishes={NO_WISHES} />
          </div>
        </section>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-x-6">
        <OtherReadings />
      </div>
      <div className="mt-12 grid gap-16">
        {groups.map((group) => (
          <CategoryPart key={group.category.id} group={group} />
        ))}
      </div>
      <div className="mt-16">
        <AskCard shape="band" heading="どこから読むか、相談員と一緒に選べます" />
      </div>
    </Container>
  );
}
