import { fullName, PROFILE_FIELDS } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { FieldRow } from '@hidamari/ui/field';
import { KanaField, useKanaFill } from '@hidamari/ui/kana-field';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import { TextField } from '@hidamari/ui/text-field';
import type { NameValues } from './person-values.ts';

interface NameFieldsProps {
  /** Before each field name: `agent.` for the person who acts for the member. */
  prefix?: string;
  values: NameValues;
  onChange(part: Partial<NameValues>): void;
  onLeave(name: string): void;
  errorOf(name: string): string | undefined;
  /** Fills in what the browser knows of its owner; not for another person's name. */
  isOwn?: boolean;
  /** The reading was proved by the eligibility check and cannot be changed here (G45). */
  isKanaLocked?: boolean;
  /** locked: the page says itself, once for all its locked fields, whom to call. */
  lockedState?: 'proved' | 'locked';
}

const FIELDS = PROFILE_FIELDS.agent;
const PAIRS = [
  { name: 'last_name', kana: 'last_name_kana', autoComplete: 'family-name' },
  { name: 'first_name', kana: 'first_name_kana', autoComplete: 'given-name' },
] as const;

/** What is said beside the tick of somebody who has one name alone. */
export const ONE_NAME_LABEL = '姓がなく、名だけの方';

/**
 * 姓・名 side by side, セイ・メイ below; the reading is filled while the name is typed. Who has one name alone says so, and is
 * asked for that.
 */
export function NameFields({
  prefix = '',
  values,
  onChange,
  onLeave,
  errorOf,
  isOwn = true,
  isKanaLocked = false,
  lockedState = 'proved',
}: NameFieldsProps) {
  const lastKana = useKanaFill(values.last_name_kana, (kana) => onChange({ last_name_kana: kana }));
  const firstKana = useKanaFill(values.first_name_kana, (kana) => onChange({ first_name_kana: kana }));
  const asked = values.has_one_name ? PAIRS.filter(({ name }) => name !== 'last_name') : PAIRS;
  const fills = { last_name: lastKana, first_name: firstKana };
  return (
    <>
      <FieldRow>
        {asked.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={prefix + name}
            label={FIELDS[name].label}
            need="required"
            autoComplete={isOwn ? autoComplete : 'off'}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            onBlur={() => onLeave(prefix + name)}
            error={errorOf(prefix + name)}
            {...(isKanaLocked ? {} : fills[name])}
          />
        ))}
      </FieldRow>
      {isKanaLocked ? (
        <ReadOnlyField
          label="お名前（カナ）"
          value={fullName(values.last_name_kana, values.first_name_kana)}
          state={lockedState}
          reason={
            lockedState === 'proved'
              ? 'ご加入の確認で使ったため、ここでは変えられません。変更はお電話でご連絡ください。'
              : undefined
          }
        />
      ) : (
        <FieldRow>
          {asked.map(({ kana }) => (
            <KanaField
              key={kana}
              name={prefix + kana}
              label={FIELDS[kana].label}
              need="required"
              value={values[kana]}
              onChange={(event) => onChange({ [kana]: event.target.value })}
              onBlur={() => onLeave(prefix + kana)}
              error={errorOf(prefix + kana)}
            />
          ))}
        </FieldRow>
      )}
      <TickField
        name={`${prefix}has_one_name`}
        label={ONE_NAME_LABEL}
        checked={values.has_one_name}
        onChange={(event) => onChange({ has_one_name: event.target.checked })}
      />
    </>
  );
}
