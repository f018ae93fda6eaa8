import { VARIANTS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { PageHeading } from '@hidamari/ui/page-heading';
import { useEffect } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { PartStaleNote } from '../../../parts/content/content-notes.tsx';
import { Favourites, useFavourites } from '../../../parts/favourites/favourites.tsx';
import type { FavouriteKind } from '../../../parts/favourites/favourites-store.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FavouriteListRow } from '../components/favourite-row.tsx';
import { type FavouritesAddress, favouritesHref, readFavouritesAddress } from '../favourites-address.ts';
import { type FavouriteList, type LoadedFavourites, loadFavourites } from '../load-favourites.ts';
import { favouritesNow, rememberedPages, reopenedHref } from '../remembered-pages.ts';
import type { Route } from './+types/favourites';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The list is the page: without it there is nothing to show. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  try {
    return await loadFavourites(page, readFavouritesAddress(url.searchParams));
  } catch (error) {
    throw rejectedOnServer(error, 'getFavoriteArticles', page);
  }
}

interface KindChipsProps {
  kind: FavouriteKind;
  totals: FavouriteList['totals'];
}

/** The chip of the other list leads to where it was left. */
function KindChips({ kind, totals }: KindChipsProps) {
  const to = (other: FavouriteKind) => favouritesHref({ kind: other, page: rememberedPages.of(other) });
  return (
    <Chips name="種類でしぼりこむ" scroll>
      <ChipLink href={to('article')} current={kind === 'article'} count={totals.article}>
        記事
      </ChipLink>
      <ChipLink href={to('service')} current={kind === 'service'} count={totals.service}>
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

/** The chips, the rows and what follows them, with the figures as they are now. */
function Kept({ address: { kind, page }, list }: Pick<LoadedFavourites, 'address' | 'list'>) {
  const { hasServices } = VARIANTS[usePageData().variant];
  const { totals, shown } = favouritesNow(list, kind, useFavourites());
  const more = favouritesHref({ kind, page: page + 1 });
  return (
    <>
      <div className="mb-6">
        {hasServices || list.totals.service > 0 ? <KindChips kind={kind} totals={totals} /> : null}
      </div>
      {list.rows.length === 0 ? (
        <Nothing kind={kind} />
      ) : (
        <>
          <PartStaleNote isStale={list.isStale} isTold={false} />
          <ul className="favourite-rows mb-8">
            {list.rows.map((row, at) => (
              <FavouriteListRow key={row.id} id={anchorOf(at)} row={row} kind={kind} />
            ))}
          </ul>
          <MoreList total={totals[kind]} shown={shown} href={`${more}#${anchorOf(shown)}`} />
        </>
      )}
    </>
  );
}

/**
 * Remembers how far the list is open, and opens it again as far after a link that names no page. A client loader would
 * do so without the first rows in between, and would let somebody come here without a connection, to a fault.
 */
function useRememberedPage({ kind, page }: FavouritesAddress): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    const reopened = reopenedHref(search, isLink);
    if (reopened === null) rememberedPages.keep({ kind, page });
    else void navigate(reopened, { replace: true, preventScrollReset: true });
  }, [kind, page, search, isLink, navigate]);
}

/** /favorite (U-F01): what the member keeps, the newest first. */
export default function FavouritesPage({ loaderData: { address, list, kept } }: Route.ComponentProps) {
  useRememberedPage(address);
  return (
    <Favourites kept={kept}>
      <Container width="wide" className="pb-16">
        <PageHeading>お気に入り</PageHeading>
        <Kept address={address} list={list} />
      </Container>
    </Favourites>
  );
}
