import { japanDay } from '@hidamari/domain/japanese-dates';
import { pageContext } from '../../../page-context.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { MemberHome } from '../components/member-home.tsx';
import { VisitorHome } from '../components/visitor-home.tsx';
import { homeArticles } from '../home-articles.ts';
import type { Route } from './+types/home';

const NEWS_SHOWN = 3;

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What home shows is decoration: a look-up that fails leaves its own section saying so, never the page (G103). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [articles, news] = await Promise.all([
    partOrNull(page, homeArticles(page.content)),
    partOrNull(page, page.content.listNews({ variant: page.variant, perPage: NEWS_SHOWN })),
  ]);
  return { articles, news: news?.value.items ?? null, today: japanDay(page.now) };
}

/** / (U-M01): the visitor's first page, or the member's own. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { member } = usePageData();
  if (member) return <MemberHome {...loaderData} name={member.displayName} />;
  return <VisitorHome {...loaderData} />;
}
