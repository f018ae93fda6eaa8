import type { Consultation } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';

type Sharing = Pick<Consultation, 'shares_card' | 'card_open_until' | 'card_is_withheld' | 'status'>;

/** The card is open to the supporters of the case, or will be once it goes on: there is something to take back. */
export function isShownToStaff({ shares_card: isShared, card_open_until: openUntil }: Sharing): boolean {
  return isShared || openUntil !== null;
}

const WITHHELD =
  '病気についての情報の同意を取り消しているあいだは、登録内容も治療ログも、相談員は見られません。相談員に見えているのは、このやりとりと、あなたの姓、ご本人かご家族かだけです。';

/** What supporters see, nothing left out: name and role come with every case, shared or not. */
export function sharingText(sharing: Sharing): string {
  const { shares_card: isShared, card_open_until: openUntil, status } = sharing;
  if (sharing.card_is_withheld) return WITHHELD;
  if (isShared && status === 'closed')
    return '終わった相談からは、何も見られません。続きを書くと、この相談の相談員は、また登録内容と、「相談員に見せる」を選んだ治療ログを見られます。';
  if (isShared) return 'この相談の相談員は、登録内容と、「相談員に見せる」を選んだ治療ログを見られます。';
  if (openUntil !== null)
    return `お電話のあいだ、登録内容と、「相談員に見せる」を選んだ治療ログを、この相談の相談員が見られます（${formatWireMoment(openUntil)}まで）。`;
  return '相談員に見えているのは、このやりとりと、あなたの姓、ご本人かご家族かだけです。ほかの登録内容や、治療ログは見せていません。';
}
