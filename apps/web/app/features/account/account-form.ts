import type { AccountForm, CurrentUser } from '@hidamari/contract/members';
import { EMPTY_DATE, joinDay, splitDay } from '@hidamari/ui/date-fields';
import { NO_NAME, type PersonValues, sentNames, unlessEmpty } from '../../parts/person-form/person-values.ts';

/** One diagnosis as it is chosen. `row` names it while rows come and go. */
export interface CancerValues {
  row: number;
  cancer_type_id: string;
  diagnosed_time_id: string;
  year: string;
  month: string;
  stage: string;
  treatment_status_id: string;
}

/** Somebody who supports the member. */
export interface SupporterValues {
  row: number;
  relationship: string;
  nickname: string;
}

/** What /account/edit holds: everything as typed, nothing left out. */
export interface AccountValues extends PersonValues {
  cancers: readonly CancerValues[];
  patient_consent: string;
  other_diseases: string;
  supporters: readonly SupporterValues[];
  accepts_info_delivery: boolean;
}

/** Names of the fields in the order of the page, for the summary of errors. */
export const ACCOUNT_ORDER = [
  'icon_key',
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'birthday',
  'sex',
  'postal_code',
  'prefecture',
  'city',
  'address',
  'is_self',
  'relationship',
  'agent',
  'agreed_by_guardian',
  'diagnosed_cancers',
  'patient_consent',
  'other_diseases',
  'supporters',
] as const;

export const emptyCancer = (row: number): CancerValues => ({
  row,
  cancer_type_id: '',
  diagnosed_time_id: '',
  year: '',
  month: '',
  stage: 'no-response',
  treatment_status_id: '',
});

export const emptySupporter = (row: number): SupporterValues => ({ row, relationship: '', nickname: '' });

/** The number of the next row of a list: never one that was used, so that a row keeps its own fields. */
export const nextRow = (rows: readonly { row: number }[]) => Math.max(-1, ...rows.map(({ row }) => row)) + 1;

/** The form as it opens: what is stored. */
export function accountValues(user: CurrentUser): AccountValues {
  const { agent } = user;
  return {
    last_name: user.last_name,
    first_name: user.first_name,
    last_name_kana: user.last_name_kana,
    first_name_kana: user.first_name_kana,
    has_one_name: user.last_name === '',
    birthday: splitDay(user.birthday),
    sex: user.sex ?? '',
    postal_code: user.postal_code ?? '',
    prefecture: user.prefecture ?? '',
    city: user.city ?? '',
    address: user.address ?? '',
    who: user.is_self ? 'self' : 'family',
    relationship: user.relationship ?? '',
    hasAgent: agent !== undefined,
    agent: agent
      ? {
          last_name: agent.last_name,
          first_name: agent.first_name,
          last_name_kana: agent.last_name_kana,
          first_name_kana: agent.first_name_kana,
          has_one_name: agent.last_name === '',
          birthday: splitDay(agent.birthday),
        }
      : { ...NO_NAME, birthday: EMPTY_DATE },
    agreed_by_guardian: user.agreed_by_guardian,
    cancers: (user.diagnosed_cancers ?? []).map((cancer, row) => ({
      row,
      cancer_type_id: cancer.cancer_type_id,
      diagnosed_time_id: cancer.diagnosed_time_id ?? '',
      year: cancer.diagnosed_on?.slice(0, 4) ?? '',
      month: cancer.diagnosed_on ? String(Number(cancer.diagnosed_on.slice(5))) : '',
      stage: cancer.stage,
      treatment_status_id: cancer.treatment_status_id ?? '',
    })),
    patient_consent: user.patient_consent ?? '',
    other_diseases: user.other_diseases ?? '',
    supporters: user.supporters.map((supporter, row) => ({ row, ...supporter })),
    accepts_info_delivery: user.accepts_info_delivery,
  };
}

const orNull = <T extends string>(text: T) => (unlessEmpty(text) as T | undefined) ?? null;

/** YYYY-MM; '' while both parts are empty, and something no rule takes while one is missing. */
function monthOf({ year, month }: CancerValues): string | undefined {
  if (year === '' && month === '') return undefined;
  return `${year}-${month.padStart(2, '0')}`;
}

/**
 * The whole form as its rule wants it: an emptied optional field is null. The first diagnosis of the list is the
 * primary one; a row nobody chose a cancer in is no diagnosis.
 */
export function accountInputOf(values: AccountValues) {
  const { agent, hasAgent, who } = values;
  return {
    ...sentNames(values),
    birthday: joinDay(values.birthday),
    sex: unlessEmpty(values.sex),
    postal_code: orNull(values.postal_code),
    prefecture: orNull(values.prefecture),
    city: orNull(values.city),
    address: orNull(values.address),
    ...(who !== '' && { is_self: who === 'self' }),
    relationship: who === 'family' ? orNull(values.relationship) : null,
    agent: hasAgent ? { ...sentNames(agent), birthday: joinDay(agent.birthday) } : null,
    agreed_by_guardian: values.agreed_by_guardian,
    diagnosed_cancers: values.cancers.map((cancer, index) => ({
      cancer_type_id: cancer.cancer_type_id,
      diagnosed_time_id: unlessEmpty(cancer.diagnosed_time_id),
      diagnosed_on: monthOf(cancer),
      stage: cancer.stage,
      treatment_status_id: unlessEmpty(cancer.treatment_status_id),
      is_primary: index === 0,
    })),
    patient_consent: orNull(values.patient_consent),
    other_diseases: orNull(values.other_diseases),
    supporters: values.supporters.map(({ relationship, nickname }) => ({ relationship, nickname })),
    accepts_info_delivery: values.accepts_info_delivery,
  };
}

/** What is sent: all but the fields that another party owns (G45), and the state the form began with. */
export function accountChange<T extends Partial<AccountForm>>(
  details: T,
  { unupdatable_keys: locked, updated_at }: Pick<CurrentUser, 'unupdatable_keys' | 'updated_at'>,
) {
  const own = Object.fromEntries(Object.entries(details).filter(([name]) => !locked.includes(name)));
  return { ...(own as Partial<T>), updated_at };
}
