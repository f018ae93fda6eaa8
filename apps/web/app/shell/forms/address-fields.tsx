import type { PostalCodeTown } from '@hidamari/contract/postal-codes';
import { fieldLabel, normalizePostalCode } from '@hidamari/domain/members';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { Button } from '@hidamari/ui/button';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { useRef } from 'react';
import { type AddressValues, townName } from './address-fill.ts';
import type { FormFields } from './portal-form.ts';
import { type PostalCodeLookUp, usePostalCode } from './use-postal-code.ts';

const STATUS: Readonly<Record<PostalCodeLookUp['kind'], string>> = {
  idle: '',
  incomplete: '郵便番号を7桁で入力してから押してください。',
  asking: '住所を調べています…',
  filled: '住所を入力しました。番地と建物名を続けてください。',
  choose: '',
  unknown: '見つかりませんでした。住所を直接入力してください。',
  failed: 'いまは調べられませんでした。住所を直接入力してください。',
};

function statusOf(lookUp: PostalCodeLookUp): string {
  if (lookUp.kind !== 'choose') return STATUS[lookUp.kind];
  const { towns, isKeepable } = lookUp;
  if (towns.length > 1) return `${towns.length}つの住所があります。あてはまるものを選んでください。`;
  return isKeepable ? 'すでに書かれた住所があります。書きかえてよいか選んでください。' : '';
}

/** The towns of a code, or the one that would take away what is written. */
export function TownChooser(props: {
  towns: readonly PostalCodeTown[];
  isKeepable: boolean;
  onChoose: (town: PostalCodeTown) => void;
  onKeep: () => void;
}) {
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-bold">住所を選ぶ</legend>
      {props.towns.map((town) => (
        <Button key={townName(town)} kind="plain" width="full" onClick={() => props.onChoose(town)}>
          {townName(town)}
        </Button>
      ))}
      {props.isKeepable ? (
        <Button kind="text" width="full" onClick={props.onKeep}>
          いまの入力のままにする
        </Button>
      ) : null}
    </fieldset>
  );
}

/**
 * Postal code, prefecture, city and the rest, in the order Japanese members know. At the seventh digit, and by the
 * button, the address fills itself in; several towns are offered, and what was written by hand is never taken away
 * unasked (G52). Whatever the look-up does, everything can be typed.
 */
export function AddressFields(props: { form: FormFields<AddressValues>; isPrefectureRequired: boolean }) {
  const { form, isPrefectureRequired } = props;
  const { values, change, check, errorOf } = form;
  const filling = usePostalCode(values, change);
  const { lookUp } = filling;
  const rest = useRef<HTMLInputElement>(null);
  /** The pressed button goes away: whoever pressed it goes on where the house number belongs. */
  const then = (work: () => void) => {
    work();
    rest.current?.focus();
  };
  return (
    <>
      <TextField
        name="postal_code"
        label={fieldLabel('postal_code')}
        need="optional"
        prefix="〒"
        hint="例：182-0026"
        width="short"
        inputMode="numeric"
        autoComplete="postal-code"
        tidy={normalizePostalCode}
        value={values.postal_code}
        onChange={(event) => {
          change({ postal_code: event.target.value });
          filling.onTyped(event.target.value);
        }}
        onBlur={() => check('postal_code')}
        error={errorOf('postal_code')}
        after={
          <div className="grid justify-items-start gap-3">
            <Button kind="plain" onClick={filling.onAsked}>
              住所を自動入力
            </Button>
            <p role="status" className="ui-meta">
              {statusOf(lookUp)}
            </p>
          </div>
        }
      />
      {lookUp.kind === 'choose' ? (
        <TownChooser
          towns={lookUp.towns}
          isKeepable={lookUp.isKeepable}
          onChoose={(town) => then(() => filling.choose(town))}
          onKeep={() => then(filling.keep)}
        />
      ) : null}
      <SelectField
        name="prefecture"
        label={fieldLabel('prefecture')}
        need={isPrefectureRequired ? 'required' : 'optional'}
        autoComplete="address-level1"
        options={PREFECTURES.map(({ key, label }) => ({ value: key, label }))}
        value={values.prefecture}
        onChange={(event) => change({ prefecture: event.target.value })}
        onBlur={() => check('prefecture')}
        error={errorOf('prefecture')}
      />
      <TextField
        name="city"
        label={fieldLabel('city')}
        need="optional"
        autoComplete="address-level2"
        value={values.city}
        onChange={(event) => change({ city: event.target.value })}
        onBlur={() => check('city')}
        error={errorOf('city')}
      />
      <TextField
        name="address"
        label={fieldLabel('address')}
        need="optional"
        autoComplete="address-line1"
        ref={rest}
        value={values.address}
        onChange={(event) => change({ address: event.target.value })}
        onBlur={() => check('address')}
        error={errorOf('address')}
      />
    </>
  );
}
