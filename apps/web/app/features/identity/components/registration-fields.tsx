import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { needsAgent, needsGuardianConsent, normalizePostalCode } from '@hidamari/domain/members';
import { GENDERS, REFERRAL_SOURCES, RELATIONSHIPS, type ReferralSource } from '@hidamari/domain/option-sets';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { CheckPicks, TickField } from '@hidamari/ui/check-picks';
import { DateFields, joinDay } from '@hidamari/ui/date-fields';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import type { ReactNode } from 'react';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { usePageData } from '../../../shell/page-data.ts';
import type { RegistrationValues } from '../registration-form.ts';
import { NameFields } from './name-fields.tsx';

interface PartProps {
  form: PortalForm<RegistrationValues, unknown>;
  /** Names of fields that another party owns: shown on the confirmation, not typed here (G45). */
  locked: readonly string[];
  isPrefectureRequired: boolean;
  today: string;
}

const WHO = [
  { value: 'self', label: 'わたし（本人）', note: 'いま治療中、検査中、治療のあと' },
  { value: 'family', label: '家族など身近な人', note: '配偶者、親、子、きょうだい、友人' },
];

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-6">
        <SectionHeading size="normal" id={id}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </Card>
  );
}

function BirthdayAndSex({ form, locked, today }: PartProps) {
  const { values, change, check, errorOf } = form;
  return (
    <Part id="part-person" title="生年月日と性別">
      {locked.includes('birthday') ? (
        <ReadOnlyField
          label="生年月日"
          value={formatJapaneseDate(joinDay(values.birthday))}
          state="proved"
          reason="ご加入の確認で使ったため、ここでは変えられません。"
        />
      ) : (
        <DateFields
          name="birthday"
          label="生年月日"
          need="required"
          years={{ from: 1900, to: Number(today.slice(0, 4)) }}
          newestFirst
          birthday
          value={values.birthday}
          onChange={(birthday) => change({ birthday })}
          onBlur={() => check('birthday')}
          error={errorOf('birthday')}
        />
      )}
      <RadioPicks
        name="sex"
        label="性別"
        need="required"
        hint="記事の言葉を選ぶためだけに使います。"
        columns={2}
        options={GENDERS}
        value={values.sex}
        onChange={(event) => change({ sex: event.target.value })}
        error={errorOf('sex')}
      />
    </Part>
  );
}

function Address({ form, isPrefectureRequired }: PartProps) {
  const { values, change, check, errorOf } = form;
  const text = (
    name: 'postal_code' | 'city' | 'address',
    label: string,
    autoComplete: string,
    extra: object = {},
  ) => (
    <TextField
      name={name}
      label={label}
      need="optional"
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => check(name)}
      error={errorOf(name)}
      {...extra}
    />
  );
  return (
    <Part id="part-address" title="ご住所">
      <p className="ui-meta">お住まいの市区町村の制度を案内するときに使います。</p>
      {text('postal_code', '郵便番号', 'postal-code', {
        prefix: '〒',
        hint: '例：182-0026',
        width: 'short',
        inputMode: 'numeric',
        tidy: normalizePostalCode,
      })}
      <SelectField
        name="prefecture"
        label="都道府県"
        need={isPrefectureRequired ? 'required' : 'optional'}
        autoComplete="address-level1"
        options={PREFECTURES.map(({ key, label }) => ({ value: key, label }))}
        value={values.prefecture}
        onChange={(event) => change({ prefecture: event.target.value })}
        onBlur={() => check('prefecture')}
        error={errorOf('prefecture')}
      />
      {text('city', '市区町村', 'address-level2')}
      {text('address', '町名・番地・建物名', 'address-line1')}
    </Part>
  );
}

function AgentFields({ form, today }: PartProps) {
  const { values, change, check, errorOf } = form;
  const { agent } = values;
  return (
    <>
      <NameFields
        prefix="agent."
        isOwn={false}
        values={agent}
        onChange={(part) => change({ agent: { ...agent, ...part } })}
        onLeave={check}
        errorOf={errorOf}
      />
      <DateFields
        name="agent.birthday"
        label="代理の方の生年月日"
        need="required"
        years={{ from: 1900, to: Number(today.slice(0, 4)) }}
        newestFirst
        value={agent.birthday}
        onChange={(birthday) => change({ agent: { ...agent, birthday } })}
        onBlur={() => check('agent.birthday')}
        error={errorOf('agent.birthday')}
      />
    </>
  );
}

function Whose(props: PartProps) {
  const { values, change, errorOf } = props.form;
  const birthday = joinDay(values.birthday);
  const isMinor = birthday !== '' && needsAgent(birthday, props.today);
  return (
    <Part id="part-whose" title="どなたのご相談ですか">
      <RadioPicks
        name="is_self"
        label="どなたのご相談ですか"
        need="required"
        options={WHO}
        value={values.who}
        onChange={(event) => change({ who: event.target.value as RegistrationValues['who'] })}
        error={errorOf('is_self')}
      />
      {values.who === 'family' ? (
        <SelectField
          name="relationship"
          label="ご本人は、あなたの"
          need="required"
          options={RELATIONSHIPS}
          value={values.relationship}
          onChange={(event) => change({ relationship: event.target.value })}
          error={errorOf('relationship')}
        />
      ) : null}
      <TickField
        name="agent"
        label="代理の人が手続きをする"
        note="ご本人が18歳未満のときや、ご自身で手続きが難しいときに選びます。"
        checked={values.hasAgent}
        onChange={(event) => change({ hasAgent: event.target.checked })}
        error={errorOf('agent')}
      />
      {values.hasAgent ? <AgentFields {...props} /> : null}
      {isMinor && needsGuardianConsent(birthday, props.today) ? (
        <TickField
          name="agreed_by_guardian"
          label="保護者として、この登録に同意します"
          need="required"
          checked={values.agreed_by_guardian}
          onChange={(event) => change({ agreed_by_guardian: event.target.checked })}
          error={errorOf('agreed_by_guardian')}
        />
      ) : null}
    </Part>
  );
}

function Referrals({ form }: PartProps) {
  const { values, change, check, errorOf } = form;
  const toggle = (source: ReferralSource, isOn: boolean) =>
    isOn ? [...values.referrals, source] : values.referrals.filter((other) => other !== source);
  return (
    <Part id="part-referrals" title="知ったきっかけ">
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
    </Part>
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
    <Part id="part-consents" title="同意の確認">
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
    </Part>
  );
}

/** Every part of the registration form (U-R03), in the order of the page. */
export function RegistrationFields(props: PartProps) {
  const { values, change, check, errorOf } = props.form;
  return (
    <>
      <Part id="part-name" title="お名前">
        <NameFields
          values={values}
          onChange={change}
          onLeave={check}
          errorOf={errorOf}
          isKanaLocked={props.locked.includes('last_name_kana')}
        />
      </Part>
      <BirthdayAndSex {...props} />
      <Address {...props} />
      <Whose {...props} />
      <Referrals {...props} />
      <Consents {...props} />
    </>
  );
}
