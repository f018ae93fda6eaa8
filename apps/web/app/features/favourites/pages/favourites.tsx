import { VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useEffect } from 'react';
import { pageContext } from '../../../page-context.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { Favourites } from '../../../shell/favourites/favourites.tsx';
import type { FavouriteKind } from '../../../shell/favourites/favourites-store.ts';
import { loadKept } from '../../../shell/favourites/load-kept.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FavouriteListRow } from '../components/favourite-row.tsx';
import { type FavouritesAddress, favouritesHref, readFavouritesAddress } from '../favourites-address.ts';
import { loadFavourites } from '../load-favourites.ts';
import { rememberedPages } from '../remembered-pages.ts';
import type { Route } from './+types/favourites';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The list is the page: without it there is nothing to show. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const address = readFavouritesAddress(url.searchParams);
  try {
    const [list, kept] = await Promise.all([loadFavourites(page, address), loadKept(page)]);
    return { address, list, kept };
  } catch (error) {
    throw rejectedOnServer(error, 'getFavoriteArticles', page);
  }
}

type PageData = Route.ComponentProps['loaderData'];

/** The chip of the other list leads to where it was left. */
function KindChips({ address, totals }: { address: FavouritesAddress; totals: PageData['list']['totals'] }) {
  const { hasServices } = VARIANTS[usePageData().variant];
  const to = (kind: FavouriteKind) => favouritesHref({ kind, page: rememberedPages.of(kind) });
  if (!hasServices && totals.service === 0) return null;
  return (
    <Chips name="種類でしぼりこむ" scroll>
      <ChipLink href={to('article')} current={address.kind === 'article'} count={totals.article}>
        記事
      </ChipLink>
      <ChipLink href={to('service')} current={address.kind === 'service'} count={totals.service}>
        サービス
      </ChipLink>
    </Chips>
  );
}

function Nothing({ kind }: { kind: FavouriteKind }) {
  const isArticle = kind === 'article';
  return (
    <EmptyState
      title={`保存した${isArticle ? '記事' : 'サービス'}は、まだありません`}
      drawing="scene-empty"
      actions={
        <ButtonLink href={isArticle ? '/articles' : '/services'}>
          {isArticle ? 'がんの情報を見る' : 'サービスを見る'}
        </ButtonLink>
      }
    >
      「保存」を押すと、ここに並びます。あとで読みたいものを、取っておけます。
    </EmptyState>
  );
}

/** The anchor of a row: 「もっと見る」 leads to the first new one. */
const anchorOf = (at: number) => `favourite-${at + 1}`;

/** /favorite (U-F01): what the member keeps, the newest first. */
export default function FavouritesPage({ loaderData: { address, list, kept } }: Route.ComponentProps) {
  const { kind, page } = address;
  useEffect(() => rememberedPages.keep({ kind, page }), [kind, page]);
  const { rows, totals } = list;
  const more = favouritesHref({ kind, page: page + 1 });
  return (
    <Favourites kept={kept}>
      <Container width="wide" className="pb-16">
        <PageHeading>お気に入り</PageHeading>
        <div className="mb-6">
          <KindChips address={address} totals={totals} />
        </div>
        {rows.length === 0 ? (
          <Nothing kind={kind} />
        ) : (
          <>
            <ul className="favourite-rows mb-8">
              {rows.map((row, at) => (
                <FavouriteListRow key={row.id} id={anchorOf(at)} row={row} kind={kind} />
              ))}
            </ul>
            <MoreList total={totals[kind]} shown={rows.length} href={`${more}#${anchorOf(rows.length)}`} />
          </>
        )}
      </Container>
    </Favourites>
  );
}
