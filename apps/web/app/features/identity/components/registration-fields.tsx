import { fieldLabel } from '@hidamari/domain/members';
import { REFERRAL_SOURCES, type ReferralSource } from '@hidamari/domain/option-sets';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { TextField } from '@hidamari/ui/text-field';
import type { IllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { BirthAndSexSection } from '../../../parts/person-form/birth-and-sex-section.tsx';
import { NameFields } from '../../../parts/person-form/name-fields.tsx';
import { AddressSection, PersonFormSection } from '../../../parts/person-form/person-form-section.tsx';
import { WhoseSection } from '../../../parts/person-form/whose-section.tsx';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import type { RegistrationValues } from '../registration-form.ts';
import { RegistrationConsents } from './registration-consents.tsx';

interface PartProps {
  form: PortalForm<RegistrationValues, unknown>;
  /** Names of fields that another party owns: shown on the confirmation, not typed here (G45). */
  locked: readonly string[];
  isPrefectureRequired: boolean;
  today: string;
  /** Terms and privacy policy were agreed to at the common ID (G143). */
  isAgreed: boolean;
  illnessText: IllnessText | null;
}

function Referrals({ form }: PartProps) {
  const { values, change, check, errorOf } = form;
  const toggle = (source: ReferralSource, isOn: boolean) =>
    isOn ? [...values.referrals, source] : values.referrals.filter((other) => other !== source);
  return (
    <PersonFormSection id="part-referrals" title="知ったきっかけ">
      <CheckPicks
        name="referrals"
        label={fieldLabel('referrals')}
        need="optional"
        hint="いくつでも選べます。答えなくてもかまいません。"
        options={REFERRAL_SOURCES}
        values={values.referrals}
        onChange={(event) =>
          change({ referrals: toggle(event.target.value as ReferralSource, event.target.checked) })
        }
      />
      {values.referrals.includes('from_other') ? (
        <>
          <TextField
            name="from_other_text"
            label={fieldLabel('from_other_text')}
            need="optional"
            value={values.from_other_text}
            onChange={(event) => change({ from_other_text: event.target.value })}
            onBlur={() => check('from_other_text')}
            error={errorOf('from_other_text')}
          />
          <CrisisNote text={values.from_other_text} />
        </>
      ) : null}
    </PersonFormSection>
  );
}

/** Every part of the registration form (U-R03), in the order of the page. */
export function RegistrationFields(props: PartProps) {
  const { values, change, check, errorOf } = props.form;
  const isKanaLocked = props.locked.includes('last_name_kana');
  return (
    <>
      <PersonFormSection id="part-name" title="お名前">
        <p>
          {isKanaLocked
            ? 'ご加入の確認で入れたお名前（カナ）と同じ方の、姓と名を書いてください。'
            : '登録する方のお名前です。ご家族のことを相談する方も、あなたのお名前を書いてください。'}
        </p>
        <NameFields
          values={values}
          onChange={change}
          onLeave={check}
          errorOf={errorOf}
          isKanaLocked={isKanaLocked}
        />
      </PersonFormSection>
      <BirthAndSexSection {...props} lockedReason="ご加入の確認で使ったため、ここでは変えられません。" />
      <AddressSection {...props} />
      <WhoseSection {...props} />
      <Referrals {...props} />
      <RegistrationConsents form={props.form} isAgreed={props.isAgreed} illnessText={props.illnessText} />
    </>
  );
}
