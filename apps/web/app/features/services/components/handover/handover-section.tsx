import './handover.css';
import type { HandoverOffer } from '@hidamari/contract/handover';
import {
  type HandoverPartner,
  handoverWarning,
  isHandoverPartner,
  NEVER_GIVEN,
  PARTNERS,
} from '@hidamari/domain/handover';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Fold } from '@hidamari/ui/fold';
import { Link } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { usePageData } from '../../../../shell/page-data.ts';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import type { ShownService } from '../../read-service.ts';
import { HandoverDialog } from './handover-dialog.tsx';
import { HandedOverData, HandoverNote, OwnHandoverNote } from './handover-note.tsx';

interface HandoverSectionProps {
  service: Pick<ShownService, 'id' | 'provider_name'>;
  offer: HandoverOffer | null;
}

/** The part of a partner's page that leads on: to whom, what they are given, and for what (G82 to G86, G148). */
export function HandoverSection({ service: { id, provider_name: operator }, offer }: HandoverSectionProps) {
  const { member } = usePageData();
  if (!isHandoverPartner(id)) return <HandoverNote />;
  if (member?.acting) return <OwnHandoverNote />;
  if (!offer?.is_offered) return <HandoverNote />;
  return <Handover partner={id} operator={operator} offer={offer} />;
}

/** What is said of the thirty minutes of a first use (specification section 9). */
function FirstUse({ partner, offer }: { partner: HandoverPartner; offer: HandoverOffer }) {
  const { last_used_at: usedAt, extra_minutes: minutes } = offer;
  if (PARTNERS[partner].firstUseExtraMinutes === null) return null;
  if (minutes !== null) {
    return (
      <Notice tone="ok" title={`はじめてのご利用は、${minutes}分延長できます`}>
        <p>ここから進むと、この会社に、はじめての方だと伝わります。</p>
      </Notice>
    );
  }
  return usedAt === null ? null : (
    <p>{`前回は${formatJapaneseDate(usedAt.slice(0, 10))}に進まれました。はじめての方の延長は、お使いになりました。`}</p>
  );
}

/** Another person's address must not become somebody's key at another company. */
function WaitsForEmail() {
  return (
    <Notice tone="caution" title="メールアドレスの確認が、まだ済んでいません">
      <p>
        この会社とはメールアドレスを共有するため、ご本人のアドレスだと確かめてから進みます。
        <Link href="/account/security#means">「ログインと安全」</Link>
        から、確認メールを送るか、アドレスを変えてください。送ったメールのリンクから確認すると、確認が済みます。
      </p>
    </Notice>
  );
}

/** What lies under the fold: all that is given, for what, and how to have it stopped. */
function GivenInFull({ partner, operator, offer }: GoOnProps) {
  return (
    <Fold summary="渡すものと目的、やめたいとき">
      <DefinitionList
        items={[
          { term: '渡す先', description: operator },
          { term: '渡すもの', description: <HandedOverData offer={offer} /> },
          { term: '何のために', description: PARTNERS[partner].purpose },
          {
            term: 'やめたいとき',
            description: (
              <p>
                次の画面で「やめる」を押せば、何も渡しません。渡したあとは、
                <Link href="/account/privacy">「個人情報と同意」</Link>
                の画面かお電話で、使うのをやめるよう求められます。
              </p>
            ),
          },
        ]}
      />
    </Fold>
  );
}

interface GoOnProps {
  partner: HandoverPartner;
  operator: string;
  offer: HandoverOffer;
}

/** First what has to be known and the way on; all the rest is under the fold, and once more in the question. */
function Handover(props: GoOnProps) {
  const { partner, operator, offer } = props;
  const [isAsking, setAsking] = useState(false);
  const { knowFirst } = PARTNERS[partner];
  return (
    <Card as="section" labelledBy="handover">
      <div className="handover">
        <SectionHeading id="handover" size="normal">
          {`${operator}へ進む前に`}
        </SectionHeading>
        {knowFirst.length > 0 ? (
          <ul className="handover-list">
            <li>{`運営しているのは、${operator}です。`}</li>
            {knowFirst.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        <FirstUse partner={partner} offer={offer} />
        <p>{`${handoverWarning(partner, operator)}${NEVER_GIVEN}`}</p>
        {offer.waits_for_email ? (
          <WaitsForEmail />
        ) : (
          <div className="handover-way">
            <Button iconAfter="right" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {`${operator}へ進む`}
            </Button>
            <p className="ui-meta">次の画面で、渡すものを確かめてから、決められます。</p>
          </div>
        )}
        <WithoutScripts />
        <GivenInFull {...props} />
      </div>
      <HandoverDialog isOpen={isAsking} onClose={() => setAsking(false)} {...props} />
    </Card>
  );
}

/** A consent is asked for by script; where none runs, the telephone leads on. */
function WithoutScripts() {
  const { number } = useSupportDesk();
  return (
    <noscript>
      <Notice tone="caution">
        <p>ここから進むには、ブラウザーのJavaScriptが必要です。お電話でもご案内します。</p>
        <TelephoneLink number={number} size="normal" />
      </Notice>
    </noscript>
  );
}
