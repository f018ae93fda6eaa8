import type { MemberCard as Card, DeskCase } from '@hidamari/contract/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { fieldLabel, formatPhone } from '@hidamari/domain/members';
import { telHref } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { Card as Sheet } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Icon } from '@hidamari/ui/icon';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { memberCardQuery } from './desk-queries.ts';

/** Why there is no card to open. */
function whyNoCard({ status, shares_card: isShared }: DeskCase): string {
  if (status === 'closed') return '終わった相談では、記録カードと治療ログは見られません。';
  return isShared
    ? '見られるのは、この相談の担当者です。「私が担当する」を押すと、見られます。'
    : 'ご本人の許可がありません。見せてもらうには、ご本人に相談の画面で「登録内容と治療ログも見せる」を押してもらいます。';
}

/** The member behind a case, by consent alone; what may not be seen is shown as such (G42). */
export function MemberCardSection({ found }: { found: DeskCase }) {
  const [isOpen, setOpen] = useState(false);
  if (!found.card_is_open) {
    return (
      <div className="desk-locked">
        <p>
          <Icon name="lock" size={20} />
          <b>見られない記録</b>
        </p>
        <p>{whyNoCard(found)}</p>
      </div>
    );
  }
  return isOpen ? (
    <OpenCard caseId={found.id} />
  ) : (
    <Sheet as="section" labelledBy="desk-card" className="desk-side-card">
      <h2 id="desk-card" className="text-lg font-bold">
        記録カード
      </h2>
      <p>
        <Tag tone="ok" icon="check">
          {found.shares_card ? '同意あり' : 'お話し番号でひらけます'}
        </Tag>
      </p>
      <Button kind="plain" icon="user" onClick={() => setOpen(true)}>
        記録カードを見る
      </Button>
      <p className="ui-meta">見たことは、ご本人の「だれが見たか」に残ります。</p>
    </Sheet>
  );
}

function OpenCard({ caseId }: { caseId: string }) {
  const query = useQuery({ ...memberCardQuery(browserApi(), caseId), staleTime: Infinity });
  if (query.data) return <CardSheet card={query.data} />;
  return query.error || query.fetchStatus === 'paused' ? (
    <PartFailed what="記録カード" onReload={() => void query.refetch()} isReloading={query.isFetching} />
  ) : (
    <Skeleton shape="lines" count={5} what="記録カード" />
  );
}

function CardSheet({ card }: { card: Card }) {
  const who = [
    card.full_name_kana,
    card.age_band,
    card.is_self ? 'ご本人' : `ご家族（ご本人は${card.relationship ?? 'ご家族'}）`,
  ];
  const items = [
    { term: 'いまの状況', description: card.diagnoses.join('、') },
    { term: fieldLabel('other_diseases'), description: card.other_diseases ?? '' },
    { term: '次の診察', description: nextVisitText(card) },
    { term: 'お住まい', description: card.prefecture ?? '' },
    { term: fieldLabel('mobile_phone_number'), description: <Phone number={card.phone_number} /> },
  ];
  return (
    <Sheet as="section" labelledBy="desk-card" className="desk-side-card">
      <h2 id="desk-card" className="text-lg font-bold">{`${card.full_name} 様`}</h2>
      <p className="ui-meta">{who.filter((part) => part !== null).join('・')}</p>
      <DefinitionList items={items} />
    </Sheet>
  );
}

function nextVisitText({ next_visit: visit }: Card): string {
  if (!visit) return '';
  return [formatMonthDay(visit.date), visit.time, visit.hospital].filter(Boolean).join(' ');
}

function Phone({ number }: { number: string | null }) {
  const href = number === null ? null : telHref(number);
  return href === null ? '' : <a href={href}>{formatPhone(number ?? '')}</a>;
}
