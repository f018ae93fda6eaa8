import type { CurrentUser } from '@hidamari/contract/members';
import { fieldLabel, formatPhone, isResidenceRequired } from '@hidamari/domain/members';
import { errorMessage } from '@hidamari/domain/refusals';
import { screenHref } from '@hidamari/domain/screens';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { TickField } from '@hidamari/ui/check-picks';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { OpenNowLine } from '@hidamari/ui/open-now-line';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import { BirthAndSexSection } from '../../../parts/person-form/birth-and-sex-section.tsx';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { NameFields } from '../../../parts/person-form/name-fields.tsx';
import { AddressSection, PersonFormSection } from '../../../parts/person-form/person-form-section.tsx';
import { WhoseSection } from '../../../parts/person-form/whose-section.tsx';
import { IconField } from '../../../shell/forms/icon-field.tsx';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import type { AccountValues } from '../account-form.ts';
import { useIsAddressTaken } from '../account-queries.ts';
import type { AccountIcon } from '../use-account-icon.ts';
import { IllnessSection } from './illness-section.tsx';
import { SupporterRows } from './supporter-rows.tsx';

interface Props {
  form: FormFields<AccountValues>;
  icon: AccountIcon;
  user: CurrentUser;
  choices: IllnessChoices | null;
  today: string;
}

/** What another party owns and no part of the form shows: policy number, eligibility code. */
function OwnedSection({ user }: { user: CurrentUser }) {
  const rows = [
    { label: '証券番号', value: user.insurance_number },
    { label: '利用コード', value: user.company_code },
    { label: 'ご利用の窓口', value: user.organization?.name ?? null },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  if (rows.length === 0) return null;
  return (
    <PersonFormSection id="part-owned" title="ご利用の資格">
      {rows.map(({ label, value }) => (
        <ReadOnlyField key={label} label={label} value={value} />
      ))}
    </PersonFormSection>
  );
}

const NONE = 'まだありません';

/**
 * Number and address belong to the common ID: shown here, and changed where one's login is (G45, decision 0025). No
 * lock stands on them, since they can be changed.
 */
function ContactSection({ user }: { user: CurrentUser }) {
  const isTaken = useIsAddressTaken(user);
  const unproven = isTaken ? errorMessage('email_taken') : '確認が、まだ済んでいません。';
  return (
    <PersonFormSection id="part-contact" title="連絡先">
      <ReadOnlyField
        label={fieldLabel('mobile_phone_number')}
        value={formatPhone(user.phone_number ?? '') || NONE}
        state={user.phone_number ? 'proved' : 'waiting'}
      />
      <ReadOnlyField
        label="メールアドレス"
        value={user.email ?? NONE}
        state={user.email_verified_at ? 'proved' : 'waiting'}
        reason={user.email && !user.email_verified_at ? unproven : undefined}
      />
      <MoreLink href={screenHref('/account/security')}>携帯電話やメールアドレスを変える</MoreLink>
    </PersonFormSection>
  );
}

/** Said once for every field that another party owns (G45), with the way to have it changed. */
function LockedNote() {
  const { number, openNow } = useSupportDesk();
  return (
    <Notice tone="plain" icon="lock">
      <p>鍵のしるしの項目は変更できません。変更はお電話でご連絡ください。</p>
      <TelephoneLink number={number} size="normal" />
      <OpenNowLine {...openNow} size="small" />
    </Notice>
  );
}

/** Every part of the account form (U-A02), in the order of the page. */
export function AccountFields({ form, icon, user, choices, today }: Props) {
  const { values, change, check, errorOf } = form;
  const locked = user.unupdatable_keys;
  return (
    <>
      <PersonFormSection id="part-name" title="お名前">
        <IconField
          upload={icon.upload}
          iconUrl={icon.iconUrl}
          onRemove={icon.remove}
          error={errorOf('icon_key')}
        />
        <NameFields
          values={values}
          onChange={change}
          onLeave={check}
          errorOf={errorOf}
          isKanaLocked={locked.includes('last_name_kana')}
          lockedState="locked"
        />
      </PersonFormSection>
      <ContactSection user={user} />
      <BirthAndSexSection form={form} locked={locked} today={today} />
      <OwnedSection user={user} />
      <LockedNote />
      <AddressSection form={form} isPrefectureRequired={isResidenceRequired(user.member_type)} />
      <WhoseSection form={form} today={today} />
      <IllnessSection form={form} choices={choices} today={today} />
      <PersonFormSection id="part-supporters" title="支えてくれる人">
        <p className="ui-meta">
          ご家族や友人など、まわりの人のことを書いておけます。あなたが見せると決めるまで、だれにも見せません。
        </p>
        <SupporterRows form={form} />
      </PersonFormSection>
      <PersonFormSection id="part-news" title="お知らせ">
        <TickField
          name="accepts_info_delivery"
          label="お知らせのメールを受け取ります"
          note="選ばなくても、手続きに必要なメールは届きます。"
          checked={values.accepts_info_delivery}
          onChange={(event) => change({ accepts_info_delivery: event.target.checked })}
        />
      </PersonFormSection>
    </>
  );
}
