import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { categoryOfConcern } from '@hidamari/domain/concerns';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { CONCERNS } from '@hidamari/domain/option-sets';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { listedArticles } from '../../../parts/content/listed-articles.ts';
import { readListedServices } from '../../../parts/content/listed-services.ts';
import { situationsOf } from '../../../parts/content/member-situations.ts';
import { type OwnSituation, ownSituation } from '../../../parts/content/own-situation.ts';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { loadFavouriteIds } from '../../../parts/favourites/load-favourite-ids.ts';
import { loadSeenContents } from '../../../parts/viewed/load-seen.ts';
import { contentOrFault, noSuchPage, partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ConcernArticles } from '../components/concern-articles.tsx';
import { OwnServices } from '../components/own-services.tsx';
import { type OwnSelection, ownSelection } from '../own-selection.ts';
import type { Route } from './+types/concern-services';

const ARTICLES_SHOWN = 3;

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What the member told of themselves, as it chooses services and articles; what could not be read chooses none. */
async function readTold(page: PageContext) {
  const [user, types] = await Promise.all([
    partOrNull(page, page.api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: true } })),
    partOrNull(page, page.content.cancerTypes()),
  ]);
  const known = { types: types?.value ?? [], today: japanDay(page.now) };
  return { user, situation: user && ownSituation(user, known) };
}

/** Articles on the concern that are not about another illness, those nearest to the member's time first. */
function readArticles(page: PageContext, category: string, situation: OwnSituation | null) {
  const { cancerGroup, cancer, time } = situation ?? {};
  const illness = { ...(cancerGroup !== undefined && { cancerGroup }), ...(cancer && { cancer }) };
  const query = { variant: page.variant, category, illness, limit: ARTICLES_SHOWN };
  return partOrNull(page, page.content.offeredArticles({ ...query, ...(time && { nearTime: time }) }));
}

/** The member's own selection of one concern, named by the path (G146). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const concern = CONCERNS.find(({ value }) => url.pathname.split('/')[1] === value);
  if (!concern) throw noSuchPage(page);
  const category = categoryOfConcern(concern.value);
  const [told, services, categories, kept, seen] = await Promise.all([
    readTold(page),
    contentOrFault(page, readListedServices(page)),
    partOrNull(page, page.content.serviceRecommendCategories()),
    loadFavouriteIds(page),
    loadSeenContents(page, 'service'),
  ]);
  const articles = await readArticles(page, category, told.situation);
  const situations = told.user && categories && situationsOf(told.user, categories.value);
  const isOwn = page.member !== null && !page.member.acting && !page.member.isBereaved;
  const ofConcern = services.value.filter((service) => service.category.id === category);
  return {
    concern,
    selection: ownSelection(ofConcern, { kept, situations }),
    articles: articles && listedArticles(articles.value),
    hasToldTime: !isOwn || told.situation?.time !== undefined,
    kept,
    seen,
    isStale: [services, categories, articles].some((part) => part?.stale ?? false),
  };
}

/** Whether anything of the member's own stands before the rest. */
const hasOwn = ({ kept, fitting }: OwnSelection) => (kept?.length ?? 0) > 0 || (fitting?.length ?? 0) > 0;

/** /treatment, /financial, /life, /mental (U-S21, U-S01, U-S41, U-S61). */
export default function ConcernServices({ loaderData }: Route.ComponentProps) {
  const { concern, selection, articles, hasToldTime, kept, seen, isStale } = loaderData;
  return (
    <Favourites kept={kept}>
      <Container width="wide" className="pb-16">
        <PageHeading
          lead={`${hasOwn(selection) ? 'あなたが保存したものと、いまの状況に近いものから並べています。' : ''}どれから使うか迷うときは、お電話でおたずねください。`}
        >
          {`${concern.label}を支えるサービス`}
        </PageHeading>
        {isStale ? <StaleNote /> : null}
        <div className="grid gap-16">
          <OwnServices selection={selection} seen={seen} concern={concern.label} hasToldTime={hasToldTime} />
          <ConcernArticles concern={concern} articles={articles} />
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
