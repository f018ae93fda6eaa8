import './service-body.css';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { ButtonLink } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Icon } from '@hidamari/ui/icon';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import { CategoryTag } from '../../../shell/content/category-tag.tsx';
import { ContentBody } from '../../../shell/content/content-body.tsx';
import { ReviewDueNote } from '../../../shell/content/review-due-note.tsx';
import { PROVIDER_WORDS, ServiceCover } from '../../../shell/content/service-card.tsx';
import { SourceList } from '../../../shell/content/source-list.tsx';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { FavouriteButton } from '../../../shell/favourites/favourite-button.tsx';
import type { ShownService } from '../read-service.ts';

/** What leads on: another company's or an office's own site. Ours are reached by the links of the text. */
function Way({ service: { external_url, provider } }: { service: ShownService }) {
  if (external_url === undefined) return null;
  const words = provider === 'public' ? '公的な窓口のサイトを見る' : '公式サイトを見る';
  return (
    <a
      className="service-way ui-button"
      data-kind="plain"
      href={external_url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{words}</span>
      <span className="sr-only">（別ウィンドウで開きます）</span>
      <Icon name="external" />
    </a>
  );
}

/** Picture, name, who runs it, what it costs, and the heart. */
export function ServiceHead({ service, isStale }: { service: ShownService; isStale: boolean }) {
  const { id, title, summary, category, provider, provider_name, tag } = service;
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
        <div className="service-head-ways">
          <Way service={service} />
          <FavouriteButton kind="service" id={id} title={title} shape="button" />
        </div>
        {isStale ? <StaleNote /> : null}
      </div>
    </div>
  );
}

/** The text, the facts, and where it comes from. */
export function ServiceBody({ service }: { service: ShownService }) {
  const { provider_name, fee, provider, body, reviewed_at, reviewer_role, review_due, sources } = service;
  return (
    <div className="service-text">
      {review_due ? <ReviewDueNote advice="お申し込みの前に、もう一度お確かめください。" /> : null}
      <DefinitionList
        items={[
          { term: '行っているところ', description: `${provider_name}（${PROVIDER_WORDS[provider]}）` },
          { term: '費用', description: fee },
        ]}
      />
      <ContentBody html={body} />
      <section className="service-end" aria-label="この案内について">
        <p className="ui-meta">{`${formatPlainDate(reviewed_at)} ${reviewer_role}が内容を確認しました`}</p>
        {sources.length > 0 ? <SourceList sources={sources} /> : null}
      </section>
    </div>
  );
}

/** Said on the pages of partners whose handover is being prepared: who helps until then, and what is never handed over. */
export function HandoverNote() {
  return (
    <Notice tone="info" title="お申し込みは、準備ができしだい、このページから始められます">
      <p>
        それまでは、相談員がお電話でご案内します。このサイトから行き先の会社へ情報を渡すときは、会社の名前と渡す内容を先にお見せし、同意をいただいてから進みます。
      </p>
      <ButtonLink href="/treatment/hidamari" kind="text">
        相談のご案内を見る
      </ButtonLink>
    </Notice>
  );
}
