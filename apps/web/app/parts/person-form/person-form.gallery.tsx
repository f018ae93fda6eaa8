import { splitDay } from '@hidamari/ui/date-fields';
import type { PartGallery } from '@hidamari/ui/gallery';
import { useState } from 'react';
import { useExampleForm } from '../../shell/forms/example-form.ts';
import { BirthAndSexSection } from './birth-and-sex-section.tsx';
import { NameFields } from './name-fields.tsx';
import { PatientConsentPicks } from './patient-consent-picks.tsx';
import { AddressSection, PersonFormSection } from './person-form-section.tsx';
import { type PersonValues, personValues } from './person-values.ts';
import { WhoseSection } from './whose-section.tsx';

const TODAY = '2026-11-20';

const NOBODY = personValues({});

/** An invented person of sixteen with an agent: every part of the form is open. */
const YOUNG: PersonValues = {
  ...NOBODY,
  last_name: '見本',
  first_name: '花子',
  last_name_kana: 'ミホン',
  first_name_kana: 'ハナコ',
  birthday: splitDay('2010-05-03'),
  who: 'family',
  hasAgent: true,
};

const ERRORS: Readonly<Record<string, string>> = {
  last_name: '姓を入力してください',
  last_name_kana: 'セイを入力してください',
  birthday: '生年月日を選んでください',
  sex: '性別を選んでください',
  prefecture: '都道府県を選んでください',
  is_self: 'どなたのご相談かを選んでください',
  patient_consent: 'ご本人の了承について選んでください',
};

interface Shown {
  initial: PersonValues;
  errors?: Readonly<Record<string, string>>;
  locked?: readonly string[];
}

function PersonForm({ initial, errors = {}, locked = [] }: Shown) {
  const form = useExampleForm(initial, errors);
  const [consent, setConsent] = useState('');
  return (
    <div className="grid gap-6">
      <PersonFormSection id="part-name" title="お名前">
        <NameFields
          values={form.values}
          onChange={form.change}
          onLeave={form.check}
          errorOf={form.errorOf}
          isKanaLocked={locked.includes('last_name_kana')}
        />
      </PersonFormSection>
      <BirthAndSexSection
        form={form}
        locked={locked}
        {...(locked.length > 0 && { lockedReason: 'ご加入の確認で使ったため、ここでは変えられません。' })}
        today={TODAY}
      />
      <AddressSection form={form} isPrefectureRequired />
      <WhoseSection form={form} today={TODAY} />
      <PatientConsentPicks value={consent} onChange={setConsent} error={errors.patient_consent} />
    </div>
  );
}

export const personFormGallery: PartGallery = {
  noun: 'person-form',
  title: '人のことを書く',
  room: 'alone',
  states: {
    空: <PersonForm initial={NOBODY} />,
    すべての欄が開いている: <PersonForm initial={YOUNG} />,
    誤り: <PersonForm initial={NOBODY} errors={ERRORS} />,
    名だけの方: (
      <PersonForm
        initial={{ ...NOBODY, first_name: '見本', first_name_kana: 'ミホン', has_one_name: true }}
      />
    ),
    確認で決まった欄がある: <PersonForm initial={YOUNG} locked={['last_name_kana', 'birthday']} />,
  },
};
