import type { ContactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { dayHoursWords, ruleWords } from '@hidamari/domain/contact-thresholds';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { DefinitionList } from '@hidamari/ui/definition-list';

type Card = Omit<ContactThresholdInput, 'version'>;

const phone = (digits: string | undefined) => (digits ? formatPhone(digits) : undefined);
const day = (date: string | undefined) => (date ? formatPlainDate(date) : undefined);

/** Everything that a card says: of two of them the difference may be in one number. */
export function WholeCard({ card }: { card: Card }) {
  const items = [
    ['電話をするとき', card.rules.map(ruleWords).join('、')],
    ['病院', card.hospital_name],
    ['昼の番号', card.day_phone && `${phone(card.day_phone)}（${dayHoursWords(card)}）`],
    ['夜と休日の番号', phone(card.night_phone)],
    ['診察券の番号', card.card_number],
    ['受けている治療', card.treatment_name],
    ['最後に治療した日', day(card.last_dose_on)],
    ['言われた日', day(card.told_on)],
    ['メモ', card.note],
  ] as const;
  return (
    <DefinitionList
      items={items.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
    />
  );
}
