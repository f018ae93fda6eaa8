import type { CallMade, ColleagueCall } from '@hidamari/contract/consultations';
import { type Called, calledLabel } from '@hidamari/domain/consultations';
import { OnCallPhones, onCallText } from './on-call-told.tsx';
import { stands } from './standing-calls.tsx';

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
