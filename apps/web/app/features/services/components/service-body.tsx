import './service-body.css';
import { shownFee } from '@hidamari/domain/site-variants';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Icon } from '@hidamari/ui/icon';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
import { CategoryTag } from '../../../parts/content/byline.tsx';
import { ContentBody } from '../../../parts/content/clean-html.tsx';
import { ReviewDueNote, StaleNote } from '../../../parts/content/content-notes.tsx';
import { ReviewedBy } from '../../../parts/content/reviewed-by.tsx';
import { PROVIDER_WORDS, ServiceCover } from '../../../parts/content/service-card.tsx';
import { TextEnd } from '../../../parts/content/text-end.tsx';
import { FavouriteButton } from '../../../parts/favourites/favourite-button.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import type { ShownService } from '../read-service.ts';

/**
 * What leads on: another company's or an office's own site, said as `ExternalLink` says it (ui 18). Ours are reached
 * by the links of the text.
 */
function Way({ service: { external_url, provider } }: { service: ShownService }) {
  if (external_url === undefined) return null;
  const words = provider === 'public' ? '公的な窓口のサイトを見る' : '公式サイトを見る';
  return (
    <a className="ui-button" data-kind="plain" href={external_url} target="_blank" rel="noopener noreferrer">
      <span>
        {words}
        <span className="ui-external">（別ウィンドウで開きます）</span>
      </span>
      <Icon name="external" />
    </a>
  );
}

/** Picture, name, who runs it, who has checked the text, and the heart. */
export function ServiceHead({ service, isStale }: { service: ShownService; isStale: boolean }) {
  const { id, title, summary, category, provider, provider_name, tag, reviewed_at, reviewer_role } = service;
  return (
    <div className="service-head">
      <ServiceCover service={service} shape="wide" priority />
      <div className="service-head-words">
        <PageHeading
          before={
            <p className="service-head-kind">
              <CategoryTag category={category} />
              <Tag tone={provider === 'partner' ? 'caution' : 'neutral'}>{PROVIDER_WORDS[provider]}</Tag>
              <span className="ui-meta">{provider_name}</span>
            </p>
          }
          lead={summary}
        >
          {title}
        </PageHeading>
        {tag.length > 0 ? (
          <ul className="service-tags" aria-label="特徴">
            {tag.map((word) => (
              <li key={word}>
                <Tag>{word}</Tag>
              </li>
            ))}
          </ul>
        ) : null}
        <ReviewedBy day={reviewed_at} reviewer={reviewer_role} />
        <div className="service-head-ways">
          <Way service={service} />
          <FavouriteButton kind="service" id={id} title={title} shape="button" />
        </div>
        {isStale ? <StaleNote /> : null}
      </div>
    </div>
  );
}

interface ServiceBodyProps {
  service: ShownService;
  /** Between the text and where it comes from. */
  children?: ReactNode;
}

/** Who runs it and what it costs, the text, where it comes from and how it has changed. */
export function ServiceBody({ service, children }: ServiceBodyProps) {
  const { phone } = usePageData();
  const { provider_name, provider, body, review_due } = service;
  return (
    <div className="service-text">
      {review_due ? <ReviewDueNote advice="お申し込みの前に、もう一度お確かめください。" /> : null}
      <DefinitionList
        items={[
          { term: '行っているところ', description: `${provider_name}（${PROVIDER_WORDS[provider]}）` },
          { term: '費用', description: shownFee(service, phone) },
        ]}
      />
      <ContentBody html={body} />
      {children}
      <TextEnd
        text={service}
        name="この案内"
        limits="この案内は一般的な内容です。費用や条件は変わることがありますので、使う前にお確かめください。"
      />
    </div>
  );
}
