import { type AccountEdit, accountEditBody, type CurrentUser } from '@hidamari/contract/members';
import { RELATIONSHIPS } from '@hidamari/domain/option-sets';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { SelectField } from '@hidamari/ui/select-field';
import { usePortalForm } from '../../shell/forms/portal-form.ts';
import { PatientConsentPicks } from '../person-form/patient-consent-picks.tsx';
import { RELATIONSHIP_HINT, WHO } from '../person-form/whose-section.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

interface Situation {
  who: string;
  relationship: string;
  cancer: string;
  status: string;
  consent: string;
}

const ORDER = ['is_self', 'relationship', 'diagnosed_cancers', 'patient_consent'] as const;

function situationOf(user: CurrentUser): Situation {
  const [first] = user.diagnosed_cancers ?? [];
  return {
    who: user.is_self ? 'self' : 'family',
    relationship: user.relationship ?? '',
    cancer: first?.cancer_type_id ?? '',
    status: first?.treatment_status_id ?? '',
    consent: user.patient_consent ?? '',
  };
}

/** The answers as fields of the account form. Other diagnoses stay as they are; no answer changes nothing. */
function accountOf(
  user: CurrentUser,
  { who, relationship, cancer, status, consent }: Situation,
): AccountEdit {
  const [first, ...others] = (user.diagnosed_cancers ?? []).map(({ id: _, ...diagnosis }) => diagnosis);
  const chosen = { stage: 'no-response' as const, ...first, is_primary: true, cancer_type_id: cancer };
  const { treatment_status_id: _, ...rest } = chosen;
  const diagnosis = status === '' ? rest : { ...rest, treatment_status_id: status };
  return {
    is_self: who === 'self',
    relationship:
      who === 'family' && relationship !== '' ? (relationship as AccountEdit['relationship']) : null,
    ...(cancer !== '' && { diagnosed_cancers: [diagnosis, ...others] }),
    ...(consent !== '' && { patient_consent: consent as AccountEdit['patient_consent'] }),
  };
}

/** Step 2: いまの状況. Every question may stay without an answer (G22). */
export function SituationStep({ user, choices, onward, isBusy, onBack, onDone }: StepProps) {
  const form = usePortalForm<Situation, typeof accountEditBody>({
    initial: situationOf(user),
    schema: accountEditBody,
    order: ORDER,
    toInput: (values) => accountOf(user, values),
  });
  const { values, change, errorOf } = form;
  const send = async () => {
    const account = form.checkAll();
    const refusal = account && (await onDone({ account }));
    if (refusal) form.takeFailure(refusal);
  };
  return (
    <StepFrame onward={onward} isBusy={isBusy} {...(onBack && { onBack })} onSend={send}>
      <p className="ui-meta">答えたところだけを、記事やご案内を選ぶのに使います。</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <RadioPicks
        name="is_self"
        label="どなたのことですか"
        need="optional"
        options={WHO}
        value={values.who}
        onChange={(event) =>
          change({ who: event.target.value }, ['is_self', 'relationship', 'patient_consent'])
        }
        error={errorOf('is_self')}
      />
      {values.who === 'family' ? (
        <SelectField
          name="relationship"
          label="ご本人との関係"
          hint={RELATIONSHIP_HINT}
          need="required"
          options={RELATIONSHIPS}
          value={values.relationship}
          onChange={(event) => change({ relationship: event.target.value })}
          error={errorOf('relationship')}
        />
      ) : null}
      {choices ? (
        <SelectField
          name="diagnosed_cancers"
          label="がんの種類"
          need="optional"
          options={choices.cancers}
          emptyLabel="答えたくない"
          value={values.cancer}
          onChange={(event) =>
            change({ cancer: event.target.value }, ['diagnosed_cancers', 'patient_consent'])
          }
          error={errorOf('diagnosed_cancers')}
        />
      ) : null}
      {choices && values.cancer !== '' ? (
        <SelectField
          name="treatment_status"
          label="いまの時期"
          need="optional"
          options={choices.statuses}
          emptyLabel="答えたくない"
          value={values.status}
          onChange={(event) => change({ status: event.target.value })}
        />
      ) : null}
      {values.who === 'family' && values.cancer !== '' ? (
        <PatientConsentPicks
          value={values.consent}
          onChange={(consent) => change({ consent }, ['patient_consent'])}
          error={errorOf('patient_consent')}
        />
      ) : null}
    </StepFrame>
  );
}
