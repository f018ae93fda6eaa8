import type { CurrentUser } from '@hidamari/contract/members';
import { isResidenceRequired } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { AddressPart } from '../../../shell/person-form/address-part.tsx';
import { BirthAndSexPart } from '../../../shell/person-form/birth-and-sex-part.tsx';
import { FormPart } from '../../../shell/person-form/form-part.tsx';
import type { IllnessChoices } from '../../../shell/person-form/illness-choices.ts';
import { NameFields } from '../../../shell/person-form/name-fields.tsx';
import { WhosePart } from '../../../shell/person-form/whose-part.tsx';
import type { AccountValues } from '../account-form.ts';
import { IllnessPart } from './illness-part.tsx';
import { SupporterRows } from './supporter-rows.tsx';

interface Props {
  form: FormFields<AccountValues>;
  user: CurrentUser;
  choices: IllnessChoices | null;
  today: string;
}

/** Said once beside every field that another party owns (G45). */
const LOCKED = 'この項目は変更できません。変更はお電話でご連絡ください。';

/** What another party owns and no part of the form shows: policy number, eligibility code. */
function OwnedPart({ user }: { user: CurrentUser }) {
  const rows = [
    { label: '証券番号', value: user.insurance_number },
    { label: '利用コード', value: user.company_code },
    { label: 'ご利用の窓口', value: user.organization?.name ?? null },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  if (rows.length === 0) return null;
  return (
    <FormPart id="part-owned" title="ご利用の資格">
      {rows.map(({ label, value }) => (
        <ReadOnlyField key={label} label={label} value={value} reason={LOCKED} />
      ))}
    </FormPart>
  );
}

/** Every part of the account form (U-A02), in the order of the page. */
export function AccountFields({ form, user, choices, today }: Props) {
  const { values, change, check, errorOf } = form;
  const locked = user.unupdatable_keys;
  return (
    <>
      <FormPart id="part-name" title="お名前">
        <NameFields
          values={values}
          onChange={change}
          onLeave={check}
          errorOf={errorOf}
          isKanaLocked={locked.includes('last_name_kana')}
        />
      </FormPart>
      <BirthAndSexPart form={form} locked={locked} lockedReason={LOCKED} today={today} />
      <OwnedPart user={user} />
      <AddressPart form={form} isPrefectureRequired={isResidenceRequired(user.member_type)} />
      <WhosePart form={form} today={today} />
      <IllnessPart form={form} choices={choices} today={today} />
      <FormPart id="part-supporters" title="支えてくれる人">
        <p className="ui-meta">
          ご家族や友人など、まわりの人のことを書いておけます。あなたが見せると決めるまで、だれにも見せません。
        </p>
        <SupporterRows form={form} />
      </FormPart>
      <FormPart id="part-news" title="お知らせ">
        <TickField
          name="accepts_info_delivery"
          label="お知らせのメールを受け取ります"
          note="選ばなくても、手続きに必要なメールは届きます。"
          checked={values.accepts_info_delivery}
          onChange={(event) => change({ accepts_info_delivery: event.target.checked })}
        />
      </FormPart>
    </>
  );
}
