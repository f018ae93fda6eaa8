import { needsAgent, needsGuardianConsent, PROFILE_FIELDS } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { DateFields, joinDay } from '@hidamari/ui/date-fields';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { SelectField } from '@hidamari/ui/select-field';
import type { FormFields } from '../../shell/forms/portal-form.ts';
import { NameFields } from './name-fields.tsx';
import { PersonFormSection } from './person-form-section.tsx';
import type { PersonValues } from './person-values.ts';

const RELATIONSHIP = PROFILE_FIELDS.whose.relationship;

interface Props {
  form: FormFields<PersonValues>;
  today: string;
}

/** Whose consultation it is, in the words of the person who answers (G141). */
export const WHO = [
  { value: 'self', label: 'わたし（本人）', note: 'いま治療中、検査中、治療のあと' },
  { value: 'family', label: '家族など身近な人', note: '配偶者、親、子、きょうだい、友人' },
] as const;

/** From which side 「ご本人との関係」 is asked: 「親」 is the ill parent of whoever answers. */
export const RELATIONSHIP_HINT =
  'ご本人は、あなたの何にあたりますか。ご病気の親御さんのことなら「親」、お子さんのことなら「子ども」です。';

/** どなたのご相談か, the relationship, and the person who acts for the member. */
export function WhoseSection(props: Props) {
  const { values, change, errorOf } = props.form;
  const birthday = joinDay(values.birthday);
  const isMinor = birthday !== '' && needsAgent(birthday, props.today);
  return (
    <PersonFormSection id="part-whose" title="どなたのご相談ですか">
      <RadioPicks
        name="is_self"
        label="どなたのご相談ですか"
        need="required"
        options={WHO}
        value={values.who}
        onChange={(event) =>
          change({ who: event.target.value as PersonValues['who'] }, ['is_self', 'relationship'])
        }
        error={errorOf('is_self')}
      />
      {values.who === 'family' ? (
        <SelectField
          name="relationship"
          label={RELATIONSHIP.label}
          hint={RELATIONSHIP_HINT}
          need="required"
          options={RELATIONSHIP.options}
          value={values.relationship}
          onChange={(event) => change({ relationship: event.target.value })}
          error={errorOf('relationship')}
        />
      ) : null}
      <TickField
        name="agent"
        label="代理の人が手続きをする"
        note="登録する方が18歳未満のときや、ご自身で手続きをするのが難しいときに選びます。"
        checked={values.hasAgent}
        onChange={(event) => change({ hasAgent: event.target.checked }, ['agent'])}
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
    </PersonFormSection>
  );
}

function AgentFields({ form, today }: Props) {
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
