import type { ServiceRecommendCategory } from '@hidamari/contract/content';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { categoryOfConcern } from '@hidamari/domain/concerns';
import { CONCERNS } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { ArticleRow } from '../../../shell/content/article-card.tsx';
import { type ListedService, readListedServices } from '../../../shell/content/listed-services.ts';
import { ServiceCard } from '../../../shell/content/service-card.tsx';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { contentOrFault, noSuchPage, partOrNull } from '../../../shell/content-fault.ts';
import { Favourites, useKept } from '../../../shell/favourites/favourites.tsx';
import { loadKept } from '../../../shell/favourites/load-kept.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { situationsOf } from '../member-situations.ts';
import type { Route } from './+types/concern-services';

const ARTICLES_SHOWN = 3;

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Situations that speak to this member; none where their data could not be read or is not held. */
async function ownSituations(page: PageContext): Promise<ServiceRecommendCategory[]> {
  const [user, categories] = await Promise.all([
    partOrNull(page, page.api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: true } })),
    partOrNull(page, page.content.serviceRecommendCategories()),
  ]);
  return user && categories ? situationsOf(user, categories.value) : [];
}

/** The member's own selection of one concern, named by the path (G146). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const concern = CONCERNS.find(({ value }) => url.pathname.split('/')[1] === value);
  if (!concern) throw noSuchPage(page);
  const category = categoryOfConcern(concern.value);
  const [services, situations, articles, kept] = await Promise.all([
    contentOrFault(page, readListedServices(page)),
    ownSituations(page),
    partOrNull(page, page.content.listArticles({ category, perPage: ARTICLES_SHOWN })),
    loadKept(page),
  ]);
  return {
    concern,
    services: services.value.filter((service) => service.category.id === category),
    situations: situations.map(({ id, name, lead }) => ({ id, name, lead })),
    articles: articles?.value.items ?? null,
    kept,
    isStale: services.stale,
  };
}

type PageData = Route.ComponentProps['loaderData'];

function Cards({ services }: { services: readonly ListedService[] }) {
  return (
    <ul className="service-cards">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}

function Part({ heading, lead, services }: { heading: string; lead?: string; services: ListedService[] }) {
  const id = useId();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {lead ? <p className="mb-6">{lead}</p> : null}
      <Cards services={services} />
    </section>
  );
}

/** What the member has kept comes first: it follows the heart at once. */
function OwnSelection({ services, situations }: Pick<PageData, 'services' | 'situations'>) {
  const kept = useKept();
  const chosen = services.filter(({ id }) => kept?.service[id] !== undefined);
  const others = services.filter((service) => !chosen.includes(service));
  const fitting = situations.map((situation) => ({
    ...situation,
    services: others.filter(({ recommend_category }) => recommend_category.includes(situation.id)),
  }));
  const named = new Set(fitting.flatMap((situation) => situation.services.map(({ id }) => id)));
  return (
    <>
      <Part heading="保存したサービス" services={chosen} />
      {fitting.map(({ id, name, lead, services: found }) => (
        <Part key={id} heading={name} {...(lead && { lead })} services={found} />
      ))}
      <Part
        heading={chosen.length + named.size > 0 ? 'ほかのサービス' : 'ご利用いただけるサービス'}
        services={others.filter(({ id }) => !named.has(id))}
      />
    </>
  );
}

function Articles({ concern, articles }: Pick<PageData, 'concern' | 'articles'>) {
  const { revalidate, state } = useRevalidator();
  const all = screenHref('/articles', null, { category: categoryOfConcern(concern.value) });
  return (
    <section aria-labelledby="concern-articles">
      <SectionHeading id="concern-articles" aside={<MoreLink href={all}>すべて見る</MoreLink>}>
        {`${concern.label}の記事`}
      </SectionHeading>
      {articles === null ? (
        <PartFailed
          what={`${concern.label}の記事`}
          onReload={() => void revalidate()}
          isReloading={state === 'loading'}
        />
      ) : (
        <ul className="article-rows">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** /treatment, /financial, /life, /mental (U-S21, U-S01, U-S41, U-S61). */
export default function ConcernServices({ loaderData }: Route.ComponentProps) {
  const { concern, services, situations, articles, kept, isStale } = loaderData;
  return (
    <Favourites kept={kept}>
      <Container width="wide" className="pb-16">
        <PageHeading lead="あなたが保存したものと、いまの状況に近いものから並べています。どれから使うか迷うときは、お電話でおたずねください。">
          {`${concern.label}を支えるサービス`}
        </PageHeading>
        {isStale ? <StaleNote /> : null}
        <div className="grid gap-16">
          <OwnSelection services={services} situations={situations} />
          <Articles concern={concern} articles={articles} />
          <AskCard shape="band" heading="どれが合うか、相談員と一緒に選べます" />
          <p>
            <ButtonLink href="/services" kind="plain">
              ほかの困りごとのサービスも見る
            </ButtonLink>
          </p>
        </div>
      </Container>
    </Favourites>
  );
}
