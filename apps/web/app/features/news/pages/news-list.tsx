import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { loadSeenNews } from '../../../parts/viewed/load-seen.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { pageOfAddress } from '../../../shell/page-of-address.ts';
import { NewsListSection } from '../components/news-list-section.tsx';
import { readNewsList } from '../news-list.ts';
import type { Route } from './+types/news-list';

const CRUMBS = [{ label: 'ホーム', href: '/' }, { label: 'お知らせ' }];

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [list, seen] = await Promise.all([
    partOrNull(
      page,
      readNewsList(page.content, { variant: page.variant, page: pageOfAddress(url.searchParams) }),
    ),
    loadSeenNews(page),
  ]);
  return { list: list?.value ?? null, seen, isStale: list?.stale ?? false };
}

/** /news (decision 0050): every piece of news of this variant, newest first. */
export default function News({ loaderData: { list, seen, isStale } }: Route.ComponentProps) {
  return (
    <Container width="narrow" className="pb-16">
      <Breadcrumb crumbs={CRUMBS} />
      <PageHeading lead="受付時間のことや、新しくできるようになったことを、新しい順にお伝えします。">
        お知らせ
      </PageHeading>
      {isStale ? <StaleNote /> : null}
      <NewsListSection list={list} seen={seen} />
    </Container>
  );
}
