import { PROFILE_FIELDS, profileFieldsOf } from '@hidamari/domain/members';
import { Notice } from '@hidamari/ui/notice';
import { TextArea } from '@hidamari/ui/text-area';
import { Fragment } from 'react';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { PatientConsentPicks } from '../../../parts/person-form/patient-consent-picks.tsx';
import { PersonFormSection } from '../../../parts/person-form/person-form-section.tsx';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import type { AccountValues } from '../account-form.ts';
import { CancerRows } from './cancer-rows.tsx';

interface Props {
  form: FormFields<AccountValues>;
  choices: IllnessChoices | null;
  today: string;
}

/** いまの状況: the illness as the member knows it. Nothing here has to be answered. */
export function IllnessSection({ form, choices, today }: Props) {
  const { values, change, check, errorOf } = form;
  const isAnothers = values.who === 'family' && values.cancers.length > 0;
  return (
    <PersonFormSection id="part-illness" title="いまの状況">
      <p className="ui-meta">記事やご案内を選ぶために使います。書かなくても、すべてお使いいただけます。</p>
      {choices ? (
        <CancerRows form={form} choices={choices} today={today} />
      ) : (
        <Notice tone="caution">
          <p>
            いま、がんの種類の一覧を読み込めませんでした。ほかの項目は変更できます。書いてある内容は、そのまま残ります。
          </p>
        </Notice>
      )}
      {isAnothers ? (
        <PatientConsentPicks
          value={values.patient_consent}
          onChange={(answer) => change({ patient_consent: answer })}
          error={errorOf('patient_consent')}
        />
      ) : null}
      {profileFieldsOf(PROFILE_FIELDS.illness).map(({ name, field }) => (
        <Fragment key={name}>
          <TextArea
            name={name}
            label={field.label}
            need="optional"
            hint={`${field.limit}文字まで。`}
            rows={3}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            onBlur={() => check(name)}
            error={errorOf(name)}
          />
          <CrisisNote text={values[name]} />
        </Fragment>
      ))}
    </PersonFormSection>
  );
}
