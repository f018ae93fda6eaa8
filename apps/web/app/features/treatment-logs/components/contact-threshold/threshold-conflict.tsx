import type { ContactThreshold, ContactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { dayHoursWords, ruleWords } from '@hidamari/domain/contact-thresholds';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { fieldLabel, formatPhone } from '@hidamari/domain/members';
import { CONFLICT_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { VersionChoice } from '../../../../shell/forms/version-choice.tsx';

type Props = {
  mine: ContactThresholdInput | null;
  /** Null: deleted meanwhile. */
  current: ContactThreshold | null;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Another device saved or deleted the card meanwhile (G66): nothing happens until one of the two is chosen. */
export function ThresholdConflict({ mine, current, ...choice }: Props) {
  if (!current || !mine) return <CardGone {...choice} />;
  return <VersionChoice mine={<WholeCard card={mine} />} stored={<WholeCard card={current} />} {...choice} />;
}

function CardGone({ busy, onKeepMine, onTakeStored }: Omit<Props, 'mine' | 'current'>) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={CONFLICT_TEXT} className="grid gap-4">
      <Notice tone="caution" title="別の端末で、この目安は消されています。">
        <p>どちらの内容を残すか、選んでください。選ぶまで、書いたものは消えません。</p>
      </Notice>
      <div className="grid gap-3 md:grid-cols-2">
        <Button width="full" busy={busy} onClick={onKeepMine}>
          わたしの内容で保存する
        </Button>
        <Button kind="plain" width="full" onClick={onTakeStored}>
          空にして、はじめから書く
        </Button>
      </div>
    </section>
  );
}

type Card = Omit<ContactThresholdInput, 'version'>;

const phone = (digits: string | undefined) => (digits ? formatPhone(digits) : undefined);
const day = (date: string | undefined) => (date ? formatPlainDate(date) : undefined);

/** Everything that a card says: of two of them the difference may be in one number. */
function WholeCard({ card }: { card: Card }) {
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
