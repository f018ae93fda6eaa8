import './service-card.css';
import type { ServiceProviderKind } from '@hidamari/contract/content';
import { shownFee } from '@hidamari/domain/site-variants';
import { Link } from '@hidamari/ui/link';
import { usePageData } from '../../shell/page-data.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { SEEN_WORDS } from '../viewed/seen-words.ts';
import { ArticleCover } from './article-cover.tsx';
import { CategoryTag } from './byline.tsx';
import { MembersOnlyNote } from './content-notes.tsx';
import type { ListedService } from './listed-services.ts';

/** Who runs a service, as every card and page of it says (G148). */
export const PROVIDER_WORDS: Readonly<Record<ServiceProviderKind, string>> = {
  supporter: '相談員が対応',
  portal: 'このサイトの機能',
  partner: '提携サービス',
  public: '公的な窓口',
};

/** The picture of a service: its own, or a drawn cover. */
export function ServiceCover({
  service: { cover, title_img },
  ...look
}: {
  service: Partial<Pick<ListedService, 'cover' | 'title_img'>>;
  shape?: 'wide' | 'band' | 'photo';
  priority?: boolean;
}) {
  return <ArticleCover article={{ cover, eye_catch: title_img }} {...look} />;
}

type ServiceKindProps = Pick<ServiceCardProps, 'service' | 'isSeen'>;

/**
 * Which concern it is for, who runs it, and whether the member has been there. A company is named before anybody
 * presses: it is who one goes to (G148).
 */
function ServiceKind({ service: { category, provider, provider_name }, isSeen }: ServiceKindProps) {
  const words = PROVIDER_WORDS[provider];
  const runBy = provider === 'partner' ? `${words}：${provider_name}` : words;
  return (
    <span className="service-card-kind">
      <CategoryTag category={category} />
      <span className="ui-meta">{isSeen ? `${runBy}・${SEEN_WORDS}` : runBy}</span>
    </span>
  );
}

interface ServiceRowProps {
  service: ListedService;
  headingLevel?: 2 | 3;
}

interface ServiceCardProps extends ServiceRowProps {
  /** The member has opened it before (G95). */
  isSeen?: boolean;
}

/** Picture above, words below, the fee and the heart at the foot. */
export function ServiceCard({ service, headingLevel = 2, isSeen = false }: ServiceCardProps) {
  const { phone } = usePageData();
  const { id, title, summary, href } = service;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="service-card">
      <Link href={href} className="article-card">
        <ServiceCover service={service} />
        <ServiceKind service={service} isSeen={isSeen} />
        <Heading>{title}</Heading>
        <p className="ui-meta">{summary}</p>
        <MembersOnlyNote href={href} />
      </Link>
      <div className="service-card-foot">
        <b>{shownFee(service, phone)}</b>
        <FavouriteButton kind="service" id={id} title={title} />
      </div>
    </div>
  );
}

/** Picture left, words right: for a column of rows. */
export function ServiceRow({ service, headingLevel = 3 }: ServiceRowProps) {
  const { title, summary, href } = service;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Link href={href} className="article-row">
      <ServiceCover service={service} shape="photo" />
      <div>
        <ServiceKind service={service} />
        <Heading>{title}</Heading>
        <p className="article-row-summary ui-meta">{summary}</p>
        <MembersOnlyNote href={href} />
      </div>
    </Link>
  );
}

/** A column of rows, for the pages that offer a few services. */
export function ServiceRows({ services }: { services: readonly ListedService[] }) {
  return (
    <ul className="article-rows">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceRow service={service} />
        </li>
      ))}
    </ul>
  );
}
