import type { CallMade, ColleagueCall, OnCallNotice } from '@hidamari/contract/consultations';
import { type Called, calledLabel } from '@hidamari/domain/consultations';
import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { formatPhone } from '@hidamari/domain/members';
import { telHref } from '@hidamari/domain/site-variants';
import { stands } from './pending-calls.tsx';

/** What became of telling whoever is on call, for whoever pressed; nothing where there was no need. */
export const onCallText = ({ on_call: onCall, on_call_at: toldAt }: OnCallNotice): string =>
  ON_CALL_WORDS[onCall](toldAt?.slice(11, 16) ?? '');

/** The numbers of whoever is on call; nothing where none is named. */
export function OnCallPhones({ told: { on_call_phones: phones } }: { told: OnCallNotice }) {
  if (phones.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      当番の方へは、電話もかけられます。
      {phones.map(formatPhone).map((phone) => (
        <a key={phone} href={telHref(phone) ?? undefined} className="desk-opened-number ui-num">
          {phone}
        </a>
      ))}
    </p>
  );
}

/** By when whoever is on call was told last, HH:MM. */
const ON_CALL_WORDS: Readonly<Record<OnCallNotice['on_call'], (toldAt: string) => string>> = {
  none: () => '',
  told: (toldAt) => `当番の方へ、お知らせを送りました（${toldAt}）。`,
  'told-before': (toldAt) =>
    `当番の方へは、${toldAt}にお知らせを送ってあります。10分たつと、もう一度送れます。`,
  unset: () =>
    '当番の連絡先が登録されていないので、お知らせは送られていません。職場で決めてある方法で、責任者へ連絡してください。',
};

/** A call and what became of it by now: who comes and since when, that nobody has said so yet, or that it is over. */
export function callText({ whom, staff_name: by, at, answered }: ColleagueCall, now: Date): string {
  const called = `${by}さんが${calledLabel(whom)}を呼びました（${at.slice(11, 16)}）。`;
  if (answered !== null)
    return `${called}${answered.staff_name}さんが来ます（${answered.at.slice(11, 16)}）。`;
  return `${called}${stands(at, now) ? 'まだ、だれも来ていません。' : 'だれも来ないまま、呼び出しは消えました。もう一度呼べます。'}`;
}

/** What the press came to: never that somebody comes, which nobody knows yet; and by which numbers one can speak to somebody. */
export function MadeCall({ whom, outcome }: { whom: Called; outcome: CallMade }) {
  return (
    <>
      <p>{madeText(whom, outcome)}</p>
      <OnCallPhones told={outcome} />
    </>
  );
}

function madeText(whom: Called, outcome: CallMade): string {
  if (outcome.reached > 0) return `机をひらいている${outcome.reached}人の画面に、出しました。`;
  if (whom === 'second') return 'いま、机をひらいている相談員がいません。責任者を呼んでください。';
  return `責任者は机にいません。${onCallText(outcome)}`;
}

/**
 * At the desk, beside words that suggest danger (G119): the numbers that the writer was shown, under the words and after
 * sending, so that an answer or a call can name them too.
 */
export function NumbersToOffer() {
  return (
    <div className="mt-3 grid gap-3">
      <p>この方の画面には、次の番号を表示しました。お返事でもお伝えできます。</p>
      <ul className="grid gap-2">
        {CRISIS_LINES.map(({ number, name, audience }) => (
          <li key={number} className="flex flex-wrap gap-x-4">
            <b className="ui-num">{number}</b>
            <span>{name}</span>
            <span className="ui-meta w-full">{audience}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
