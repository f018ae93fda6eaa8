import { concernAddress } from '@hidamari/domain/navigation';
import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreLink } from '@hidamari/ui/link';
import { MoreList, ShownCount } from '@hidamari/ui/more-list';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { NotNarrowedNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { readListedServices } from '../../../parts/content/listed-services.ts';
import { ServiceCard } from '../../../parts/content/service-card.tsx';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { loadFavouriteIds } from '../../../parts/favourites/load-favourite-ids.ts';
import { loadSeenContents } from '../../../parts/viewed/load-seen.ts';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { WhenLoggedIn } from '../../../shell/sections.tsx';
import { ConcernChips, FreeOnly, RecommendChips, SubCategoryChips } from '../components/service-filters.tsx';
import { narrowServices } from '../service-list.ts';
import { knownWishes, readServiceWishes, servicesHref } from '../services-address.ts';
import type { Route } from './+types/services';

const labelOf = (concern: Concern) => CONCERNS.find(({ value }) => value === concern)?.label ?? '';
const headingOf = (concern: Concern | null) =>
  concern ? `${labelOf(concern)}を支えるサービス` : '助けになるサービス';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData?.wishes.concern ? { title: headingOf(loaderData.wishes.concern) } : {});

/** The list is the page; what narrows it further is decoration and may be missing (G103). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = readServiceWishes(url.searchParams);
  const [services, subCategories, recommendCategories, kept, seen] = await Promise.all([
    contentOrFault(page, readListedServices(page)),
    partOrNull(page, page.content.serviceSubCategories()),
    partOrNull(page, page.content.serviceRecommendCategories()),
    loadFavouriteIds(page),
    loadSeenContents(page, 'service'),
  ]);
  const wishes = knownWishes(asked, {
    subCategories: subCategories?.value ?? null,
    recommendCategories: recommendCategories?.value ?? null,
  });
  return {
    wishes,
    list: narrowServices(services.value, wishes),
    subCategories: subCategories?.value ?? [],
    recommendCategories: recommendCategories?.value ?? [],
    isNarrowable: subCategories !== null && recommendCategories !== null,
    kept,
    seen,
    isStale: [services, subCategories, recommendCategories].some((part) => part?.stale ?? false),
  };
}

type ListData = Route.ComponentProps['loaderData'];

/** A member's own selection of the concern stands on a page of its own (G146). */
function OwnSelectionLink({ concern }: { concern: Concern | null }) {
  if (concern === null) return null;
  return (
    <WhenLoggedIn>
      <MoreLink href={concernAddress(concern, { isLoggedIn: true })}>あなたに近いものから見る</MoreLink>
    </WhenLoggedIn>
  );
}

/** The anchor of a service in the list: 「もっと見る」 leads to the first new one. */
const anchorOf = (at: number) => `service-${at + 1}`;

function ServiceCards({
  wishes,
  seen,
  list: { services, total },
}: Pick<ListData, 'wishes' | 'seen' | 'list'>) {
  const more = servicesHref(wishes, { page: wishes.page + 1 });
  return (
    <>
      <ul className="service-cards mb-8">
        {services.map((service, at) => (
          <li key={service.id} id={anchorOf(at)}>
            <ServiceCard service={service} isSeen={seen?.includes(service.id) ?? false} />
          </li>
        ))}
      </ul>
      {services.length < total ? (
        <MoreList total={total} shown={services.length} href={`${more}#${anchorOf(services.length)}`} />
      ) : null}
    </>
  );
}

/** /services: what helps, by concern, need and situation; the same for every visitor of a variant (G146). */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { wishes, list, subCategories, recommendCategories, isNarrowable, kept, seen, isStale } = loaderData;
  return (
    <Favourites kept={kept}>
      <Container width="wide" className="pb-16">
        <PageHeading lead="いまの困りごとから選べます。はじめての方は、相談員に「どれが合うか」を聞いてからでも大丈夫です。">
          {headingOf(wishes.concern)}
        </PageHeading>
        <OwnSelectionLink concern={wishes.concern} />
        {isStale ? <StaleNote /> : null}
        {isNarrowable ? null : <NotNarrowedNote isPartly />}
        <div className="service-filters">
          <ConcernChips wishes={wishes} counts={list.counts} />
          <SubCategoryChips wishes={wishes} subCategories={subCategories} />
          <RecommendChips wishes={wishes} recommendCategories={recommendCategories} />
        </div>
        <div className="service-count">
          <ShownCount total={list.total} to={list.services.length} />
          <FreeOnly wishes={wishes} />
        </div>
        {list.total === 0 ? (
          <EmptyState
            title="この組み合わせのサービスは、まだありません"
            drawing="scene-empty"
            actions={<ButtonLink href="/services">しぼりこみをやめる</ButtonLink>}
          >
            しぼりこみを減らすか、お電話でおたずねください。一緒にさがします。
          </EmptyState>
        ) : (
          <ServiceCards wishes={wishes} seen={seen} list={list} />
        )}
        <div className="mt-16 grid gap-6">
          <AskCard shape="band" heading="どれが合うか、相談員と一緒に選べます" />
          <Notice tone="plain">
            <p>
              「提携サービス」は、ほかの会社が行うものです。進むときは、会社の名前と、お渡しする情報（メールアドレスなど）を先にお見せします。
            </p>
          </Notice>
        </div>
      </Container>
    </Favourites>
  );
}
