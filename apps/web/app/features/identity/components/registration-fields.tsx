import { REFERRAL_SOURCES, type ReferralSource } from '@hidamari/domain/option-sets';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { CheckPicks, TickField } from '@hidamari/ui/check-picks';
import { TextField } from '@hidamari/ui/text-field';
import type { ReactNode } from 'react';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { AddressPart } from '../../../shell/person-form/address-part.tsx';
import { BirthAndSexPart } from '../../../shell/person-form/birth-and-sex-part.tsx';
import { FormPart } from '../../../shell/person-form/form-part.tsx';
import { NameFields } from '../../../shell/person-form/name-fields.tsx';
import { WhosePart } from '../../../shell/person-form/whose-part.tsx';
import type { RegistrationValues } from '../registration-form.ts';

interface PartProps {
  form: PortalForm<RegistrationValues, unknown>;
  /** Names of fields that another party owns: shown on the confirmation, not typed here (G45). */
  locked: readonly string[];
  isPrefectureRequired: boolean;
  today: string;
}

function Referrals({ form }: PartProps) {
  const { values, change, check, errorOf } = form;
  const toggle = (source: ReferralSource, isOn: boolean) =>
    isOn ? [...values.referrals, source] : values.referrals.filter((other) => other !== source);
  return (
    <FormPart id="part-referrals" title="知ったきっかけ">
      <CheckPicks
        name="referrals"
        label="このサービスを知ったきっかけ"
        need="optional"
        hint="いくつでも選べます。答えなくてもかまいません。"
        options={REFERRAL_SOURCES}
        values={values.referrals}
        onChange={(event) =>
          change({ referrals: toggle(event.target.value as ReferralSource, event.target.checked) })
        }
      />
      {values.referrals.includes('from_other') ? (
        <TextField
          name="from_other_text"
          label="その他のきっかけ"
          need="optional"
          value={values.from_other_text}
          onChange={(event) => change({ from_other_text: event.target.value })}
          onBlur={() => check('from_other_text')}
          error={errorOf('from_other_text')}
        />
      ) : null}
    </FormPart>
  );
}

/** A link to a text that is agreed to. It opens apart, so that what is typed stays. */
function ReadText({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}（別ウィンドウで開きます）
    </a>
  );
}

function Consents({ form }: PartProps) {
  const { variant } = usePageData();
  const { values, change, errorOf } = form;
  const tick = (
    name: 'agreed_terms' | 'agreed_privacy' | 'agreed_sensitive_data',
    label: string,
    note: ReactNode,
  ) => (
    <TickField
      name={name}
      label={label}
      need="required"
      note={note}
      checked={values[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
      error={errorOf(name)}
    />
  );
  return (
    <FormPart id="part-consents" title="同意の確認">
      {tick(
        'agreed_terms',
        '利用規約に同意します',
        <ReadText href={VARIANTS[variant].termsPath}>利用規約を読む</ReadText>,
      )}
      {tick(
        'agreed_privacy',
        '個人情報の取り扱いに同意します',
        <ReadText href="/privacy">個人情報保護方針を読む</ReadText>,
      )}
      {tick(
        'agreed_sensitive_data',
        '病気についての情報を預けることに同意します',
        '相談と記録のためだけに使います。保険会社に渡すことはありません。登録したあとも、画面かお電話で、いつでも取り消せます。',
      )}
      <TickField
        name="accepts_info_delivery"
        label="お知らせのメールを受け取ります"
        note="選ばなくても、登録の確認など、手続きに必要なメールは届きます。"
        checked={values.accepts_info_delivery}
        onChange={(event) => change({ accepts_info_delivery: event.target.checked })}
      />
    </FormPart>
  );
}

/** Every part of the registration form (U-R03), in the order of the page. */
export function RegistrationFields(props: PartProps) {
  const { values, change, check, errorOf } = props.form;
  return (
    <>
      <FormPart id="part-name" title="お名前">
        <NameFields
          values={values}
          onChange={change}
          onLeave={check}
          errorOf={errorOf}
          isKanaLocked={props.locked.includes('last_name_kana')}
        />
      </FormPart>
      <BirthAndSexPart {...props} lockedReason="ご加入の確認で使ったため、ここでは変えられません。" />
      <AddressPart {...props} />
      <WhosePart {...props} />
      <Referrals {...props} />
      <Consents {...props} />
    </>
  );
}
