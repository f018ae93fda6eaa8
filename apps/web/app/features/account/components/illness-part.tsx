import { MEMBER_LIMITS } from '@hidamari/domain/members';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { FormPart } from '../../../shell/person-form/form-part.tsx';
import type { IllnessChoices } from '../../../shell/person-form/illness-choices.ts';
import type { AccountValues } from '../account-form.ts';
import { CancerRows } from './cancer-rows.tsx';

interface Props {
  form: FormFields<AccountValues>;
  choices: IllnessChoices | null;
  today: string;
}

/** How the member came to write of another person's illness, in words that leave room for what is hard (G141). */
const PATIENT_CONSENT = [
  { value: 'given', label: 'ご本人の了承を得ています' },
  {
    value: 'hard_to_obtain',
    label: '了承を得ることが難しい事情があります',
    note: 'ご本人の体調などで、たずねることが難しいときに選びます。理由を書く必要はありません。',
  },
];

/** いまの状況: the illness as the member knows it. Nothing here has to be answered. */
export function IllnessPart({ form, choices, today }: Props) {
  const { values, change, check, errorOf } = form;
  const isAnothers = values.who === 'family' && values.cancers.length > 0;
  return (
    <FormPart id="part-illness" title="いまの状況">
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
        <RadioPicks
          name="patient_consent"
          label="ご本人の病気のことを書くことについて"
          need="required"
          hint="病気のことは、ご本人の大切な情報です。法律により、たずねています。"
          options={PATIENT_CONSENT}
          value={values.patient_consent}
          onChange={(event) => change({ patient_consent: event.target.value })}
          error={errorOf('patient_consent')}
        />
      ) : null}
      <TextArea
        name="other_diseases"
        label="ほかの病気"
        need="optional"
        hint={`${MEMBER_LIMITS.otherDiseases}文字まで。`}
        rows={3}
        value={values.other_diseases}
        onChange={(event) => change({ other_diseases: event.target.value })}
        onBlur={() => check('other_diseases')}
        error={errorOf('other_diseases')}
      />
    </FormPart>
  );
}
