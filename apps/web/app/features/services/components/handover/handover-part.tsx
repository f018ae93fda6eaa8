import './handover.css';
import type { HandoverOffer } from '@hidamari/contract/handover';
import { type HandoverPartner, isHandoverPartner, PARTNERS } from '@hidamari/domain/handover';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Link } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useState } from 'react';
import { usePageData } from '../../../../shell/page-data.ts';
import type { ShownService } from '../../read-service.ts';
import { GivenItems } from './given-items.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import { HandoverNote, OwnHandoverNote } from './handover-note.tsx';

interface HandoverPartProps {
  service: Pick<ShownService, 'id' | 'provider_name'>;
  offer: HandoverOffer | null;
}

/** The part of a partner's page that leads on: to whom, what they are given, and for what (G82 to G86, G148). */
export function HandoverPart({ service: { id, provider_name: operator }, offer }: HandoverPartProps) {
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
        <Link href="/account/security">「ログインと安全」</Link>
        から確認メールを送り、届いたメールのリンクを開いてください。
      </p>
    </Notice>
  );
}

function Handover({
  partner,
  operator,
  offer,
}: {
  partner: HandoverPartner;
  operator: string;
  offer: HandoverOffer;
}) {
  const [isAsking, setAsking] = useState(false);
  const { purpose, knowFirst } = PARTNERS[partner];
  return (
    <Card as="section" labelledBy="handover">
      <div className="handover">
        <p className="handover-kind">
          <Tag tone="caution">提携サービス</Tag>
        </p>
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
        <DefinitionList
          items={[
            { term: '渡す先', description: operator },
            { term: '渡すもの', description: <GivenItems offer={offer} /> },
            { term: '何のために', description: purpose },
            {
              term: 'やめたいとき',
              description: (
                <>
                  次の画面で「やめる」を押せば、何も渡しません。渡したあとは、
                  <Link href="/account/privacy">「個人情報と同意」</Link>
                  の画面かお電話で、使うのをやめるよう求められます。
                </>
              ),
            },
          ]}
        />
        {offer.waits_for_email ? (
          <WaitsForEmail />
        ) : (
          <div>
            <Button iconAfter="right" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {`${operator}へ進む`}
            </Button>
          </div>
        )}
      </div>
      <HandoverDialog isOpen={isAsking} onClose={() => setAsking(false)} {...{ partner, operator, offer }} />
    </Card>
  );
}
