import type { ContactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { dayHoursWords, ruleWords } from '@hidamari/domain/contact-thresholds';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { fieldLabel, formatPhone } from '@hidamari/domain/members';
import { DefinitionList } from '@hidamari/ui/definition-list';

type Card = Omit<ContactThresholdInput, 'version'>;

const phone = (digits: string | undefined) => (digits ? formatPhone(digits) : undefined);
const day = (date: string | undefined) => (date ? formatPlainDate(date) : undefined);

/** Everything that a card says: of two of them the difference may be in one number. */
export function WholeCard({ card }: { card: Card }) {
  const items = [
    ['電話をするとき', card.rules.map(ruleWords).join('、')],
    [fieldLabel('hospital_name'), card.hospital_name],
    [fieldLabel('day_phone'), card.day_phone && `${phone(card.day_phone)}（${dayHoursWords(card)}）`],
    [fieldLabel('night_phone'), phone(card.night_phone)],
    [fieldLabel('card_number'), card.card_number],
    [fieldLabel('treatment_name'), card.treatment_name],
    [fieldLabel('last_dose_on'), day(card.last_dose_on)],
    [fieldLabel('told_on'), day(card.told_on)],
    [fieldLabel('note'), card.note],
  ] as const;
  return (
    <DefinitionList
      items={items.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
    />
  );
}
