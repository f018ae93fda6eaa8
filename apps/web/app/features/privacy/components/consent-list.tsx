import type { CleanedHtml } from '@hidamari/contract/content';
import type { Consent } from '@hidamari/contract/privacy';
import { CONSENTS } from '@hidamari/domain/privacy';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { Link, MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { type ChangeConsent, useChangeConsent } from '../use-change-consent.ts';
import { ConsentCard } from './consent-card.tsx';
import { IllnessConsent } from './illness-consent.tsx';

interface ConsentListProps {
  consents: readonly Consent[];
  illnessText: { body: CleanedHtml; version: number };
}

/** What is taken back only by leaving: the text to read, and the way out. */
function ByLeaving({ kind }: { kind: Consent['kind'] }) {
  const { variant } = usePageData();
  const href = kind === 'terms' ? VARIANTS[variant].termsPath : '/privacy';
  return (
    <>
      <div>
        <MoreLink href={href}>{kind === 'terms' ? '利用規約を読む' : '個人情報保護方針を読む'}</MoreLink>
      </div>
      <p className="ui-meta">
        この同意は、サービスをお使いになるあいだ必要です。取り消すには、
        <Link href="/unsubscribe">退会のお手続き</Link>をお願いします。
      </p>
    </>
  );
}

/** 同意したこと: every consent with its date, and how each is taken back (G32, G33). */
export function ConsentList({ consents: atFirst, illnessText }: ConsentListProps) {
  const { consents, ...changing } = useChangeConsent(atFirst);
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="consents">
      <SectionHeading id="consents" size="normal">
        同意したこと
      </SectionHeading>
      {consents.map((consent) => {
        const { kind } = consent;
        if (kind === 'sensitive_data') {
          return <IllnessConsent key={kind} consent={consent} text={illnessText} {...changing} />;
        }
        if (kind === 'news') return <NewsConsent key={kind} consent={consent} {...changing} />;
        const isByLeaving = CONSENTS.find((row) => row.kind === kind)?.withdraw === 'by_leaving';
        return (
          <ConsentCard key={kind} consent={consent}>
            {isByLeaving ? (
              <ByLeaving kind={kind} />
            ) : (
              <p className="ui-meta">取り消すときは、お電話か、下のご請求でお知らせください。</p>
            )}
          </ConsentCard>
        );
      })}
    </section>
  );
}

const KIND = 'news';

/** News by mail: on and off at once, as easily the one as the other. */
function NewsConsent({ consent, change, isBusy, failureOf }: ChangeConsent & { consent: Consent }) {
  const { is_agreed: isAgreed } = consent;
  const done = isAgreed ? 'お知らせのメールを止めました' : 'お知らせのメールをお送りします';
  const turn = () => change(KIND, !isAgreed, done);
  return (
    <ConsentCard consent={consent}>
      <div>
        <Button kind="plain" onClick={turn} busy={isBusy(KIND) ? '送っています…' : undefined}>
          {isAgreed ? 'お知らせのメールを止める' : 'お知らせのメールを受け取る'}
        </Button>
      </div>
      <FailedSaveNotice failure={failureOf(KIND)} onSendAgain={turn} />
    </ConsentCard>
  );
}
