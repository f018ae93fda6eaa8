import type { LogCategory } from '@hidamari/domain/option-sets';
import {
  SYMPTOM_KEYS,
  SYMPTOMS,
  type SymptomKey,
  TREATMENT_LOG_CATEGORIES,
} from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { CheckPicks, TickField } from '@hidamari/ui/check-picks';
import { Chip, Chips } from '@hidamari/ui/chips';
import { useState } from 'react';
import { usePatient } from '../../../shell/data/use-patient.ts';
import type { PrivateChoices } from '../log-print-query.ts';

type CategoryProps = { chosen: readonly LogCategory[]; onChange: (chosen: LogCategory[]) => void };

/** 載せるもの. At least one: the last tick stays, and the field says why. */
export function CategoryChoice({ chosen, onChange }: CategoryProps) {
  const [isLast, setLast] = useState(false);
  const toggle = (flag: string) => {
    const next = TREATMENT_LOG_CATEGORIES.map((row) => row.flag).filter(
      (other) => chosen.includes(other) !== (other === flag),
    );
    setLast(next.length === 0);
    if (next.length > 0) onChange(next);
  };
  return (
    <CheckPicks
      name="categories"
      label="載せるもの"
      options={TREATMENT_LOG_CATEGORIES.map(({ flag, label }) => ({
        value: flag,
        label,
        ...(flag === 'is_visiting_hospital_log' && { note: '検査と治療も' }),
      }))}
      values={chosen}
      error={isLast ? '1つ以上、選んでください' : undefined}
      onChange={(event) => toggle(event.target.value)}
    />
  );
}

type SymptomProps = {
  /** Those that were written in the period; the others have nothing to print. */
  written: readonly SymptomKey[];
  choices: PrivateChoices;
  onChange: (choices: PrivateChoices) => void;
};

/** 症状. Which ones somebody leaves out stays on this page: it stands in no address. */
export function SymptomChoice({ written, choices, onChange }: SymptomProps) {
  const chosen = choices.symptoms ?? SYMPTOM_KEYS;
  const set = (symptoms: readonly SymptomKey[]) =>
    onChange({ ...choices, symptoms: symptoms.length === SYMPTOM_KEYS.length ? null : symptoms });
  const toggle = (key: SymptomKey) =>
    set(SYMPTOM_KEYS.filter((other) => chosen.includes(other) !== (other === key)));
  const shown = SYMPTOMS.filter(({ key }) => written.includes(key));
  if (shown.length === 0) return null;
  const isEvery = shown.every(({ key }) => chosen.includes(key));
  return (
    <div className="grid gap-2">
      <p className="font-bold">載せる症状</p>
      <Chips name="載せる症状">
        {shown.map(({ key, label }) => (
          <Chip key={key} pressed={chosen.includes(key)} onPress={() => toggle(key)}>
            {label}
          </Chip>
        ))}
      </Chips>
      <div>
        <Button kind="text" size="small" className="-ml-4" onClick={() => set(isEvery ? [] : SYMPTOM_KEYS)}>
          {isEvery ? 'すべて外す' : 'すべて載せる'}
        </Button>
      </div>
    </div>
  );
}

type SummaryProps = { isSummaryOnly: boolean; onChange: (isSummaryOnly: boolean) => void };

/** 1枚目だけ（まとめ）: for a doctor who has no time for more. */
export function SummaryChoice({ isSummaryOnly, onChange }: SummaryProps) {
  return (
    <TickField
      name="summary_only"
      label="1枚目だけ（まとめ）"
      note="日ごとの記録は、紙に載せません。治療ログの画面では、これまでどおり見られます。"
      checked={isSummaryOnly}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Off until it is ticked: paper is left lying about. */
export function NameChoice({ choices, onChange }: Pick<SymptomProps, 'choices' | 'onChange'>) {
  // A relative's own name is not the patient's: the lines stay to be written by hand.
  if (usePatient() === null) return null;
  return (
    <TickField
      name="with_name"
      label="お名前と生年月日も載せる"
      note="載せないときは、手で書く欄になります。"
      checked={choices.withName}
      onChange={(event) => onChange({ ...choices, withName: event.target.checked })}
    />
  );
}
