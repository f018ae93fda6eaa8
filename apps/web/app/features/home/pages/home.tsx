import '../components/quiet-home.css';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { isFirstVisit } from '@hidamari/domain/onboarding';
import { lazy, useEffect } from 'react';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { listedArticles, listedNews } from '../../../parts/content/listed-articles.ts';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { Onboarding } from '../../../parts/onboarding/onboarding.tsx';
import { readIllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { MemberHome } from '../components/member-home.tsx';
import { VisitorHome } from '../components/visitor-home.tsx';
import { drawnArticles, homeArticles, homeStories, type OwnReading } from '../home-articles.ts';
import { loadQuietHome } from '../home-parts.ts';
import { loadMemberHome, type MemberParts, shownParts } from '../load-member-home.ts';
import type { Route } from './+types/home';

/**
 * Few need it, so no other home brings it. No fallback stands around it: the server waits and writes it into the page, and
 * a navigation stays where it was until it has come.
 */
const QuietHome = lazy(async () => ({ default: (await import('../components/quiet-home.tsx')).QuietHome }));

const NEWS_SHOWN = 3;
/** A member's home has no wide one before the three. */
const MEMBERS_ARTICLES = 3;

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What home shows is decoration: a look-up that fails leaves its own section saying so, never the page (G103). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.member?.isBereaved) return { quiet: await loadQuietHome(page), parts: null };
  return { quiet: null, parts: await loadParts(page, request) };
}

async function loadParts(page: PageContext, request: Request) {
  const isFirst = page.member !== null && isFirstVisit(new URL(request.url).searchParams);
  const isOwn = page.member !== null && !page.member.acting;
  const own = isOwn ? await loadMemberHome(page) : null;
  const [articles, stories, news, choices] = await Promise.all([
    partOrNull(page, homeArticles(page, own === null ? undefined : ownReading(own))),
    page.member === null ? partOrNull(page, homeStories(page)) : null,
    partOrNull(page, page.content.listNews({ variant: page.variant, perPage: NEWS_SHOWN })),
    isFirst ? readIllnessChoices(page) : null,
  ]);
  return {
    articles:
      articles && drawnArticles(page.member ? articles.value.slice(0, MEMBERS_ARTICLES) : articles.value),
    stories: stories && listedArticles(stories.value),
    news: news && listedNews(news.value.items),
    isStale: [articles, stories, news].some((part) => part?.stale) || (own?.isStale ?? false),
    today: japanDay(page.now),
    choices,
    own: own && shownParts(own),
  };
}

/** What of a member's own parts chooses their articles; a visit that was withheld or could not be read chooses none. */
const ownReading = ({ situation, visit }: MemberParts): OwnReading => ({
  situation,
  hasVisitAhead: visit !== null && visit !== 'withheld' && visit.next !== null,
});

/** The session ended while the member was on another page: the whole page is the visitor's now, and not this part alone. */
function useReloadAsVisitor(hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) window.location.reload();
  }, [hasEnded]);
}

/** / (U-M01): the visitor's first page, the member's own, or the quiet one of somebody bereaved (G149). */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { member } = usePageData();
  const { quiet } = loaderData;
  useReloadAsVisitor(member !== null && !member.acting && loaderData.parts?.own === null);
  if (quiet) return <QuietHome {...quiet} />;
  const { choices, own, today, ...parts } = loaderData.parts;
  if (!member) return <VisitorHome {...parts} />;
  return (
    <Favourites kept={own?.kept ?? null}>
      <MemberHome {...parts} own={own} today={today} name={member.displayName} />
      <Onboarding choices={choices} />
    </Favourites>
  );
}
