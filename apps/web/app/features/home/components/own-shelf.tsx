import './own-cards.css';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { MoreLink } from '@hidamari/ui/link';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ServiceRows } from '../../../parts/content/service-card.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useReload } from '../../../shell/use-reload.ts';
import type { MemberParts } from '../load-member-home.ts';

const KIND = { article: '記事', service: 'サービス' } as const;

function OwnFavourites({ favourites }: Pick<MemberParts, 'favourites'>) {
  const reload = useReload();
  return (
    <section aria-labelledby="favourites-heading">
      <SectionHeading
        id="favourites-heading"
        aside={<MoreLink href={screenHref('/favorite')}>すべて見る</MoreLink>}
      >
        お気に入り
      </SectionHeading>
      {favourites === null ? <PartFailed what="お気に入り" {...reload} /> : null}
      {favourites?.length === 0 ? <p>記事やサービスの「保存」を押すと、ここに並びます。</p> : null}
      {favourites && favourites.length > 0 ? (
        <LinkRows>
          {favourites.map(({ kind, id, title, href, keptAt }) => (
            <LinkRow
              key={`${kind} ${id}`}
              href={href}
              title={title}
              note={`${KIND[kind]}・${formatMonthDay(keptAt.slice(0, 10))}に保存`}
            />
          ))}
        </LinkRows>
      ) : null}
    </section>
  );
}

/** Where there are services at all; organisation variants have none (G128). */
function Services({ services }: Pick<MemberParts, 'services'>) {
  const reload = useReload();
  const { hasServices } = VARIANTS[usePageData().variant];
  if (!hasServices) return null;
  return (
    <section aria-labelledby="services-heading">
      <SectionHeading
        id="services-heading"
        aside={<MoreLink href={screenHref('/services')}>すべて見る</MoreLink>}
      >
        助けになるサービス
      </SectionHeading>
      {services === null ? <PartFailed what="助けになるサービス" {...reload} /> : null}
      {services?.length === 0 ? (
        <p>いまおすすめのサービスはありません。一覧では、困りごとからさがせます。</p>
      ) : null}
      {services && services.length > 0 ? <ServiceRows services={services} /> : null}
    </section>
  );
}

/** What the member has kept, and what may help next. */
export function OwnShelf({ favourites, services }: Pick<MemberParts, 'favourites' | 'services'>) {
  return (
    <div className="own-shelf member-wide">
      <OwnFavourites favourites={favourites} />
      <Services services={services} />
    </div>
  );
}
