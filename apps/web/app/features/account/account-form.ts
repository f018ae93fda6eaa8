import type { AccountForm, CurrentUser } from '@hidamari/contract/members';
import { PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import { type PersonValues, personValues, sentPerson } from '../../parts/person-form/person-values.ts';
import { sentFields, type TypedFields, typedFields } from '../../parts/person-form/typed-fields.ts';

/** `row` names a row of a list while rows come and go; it is never sent. */
interface Row {
  row: number;
}

/** One diagnosis as it is chosen. */
export interface CancerValues extends Row, TypedFields<ProfileFields['diagnosed_cancers']> {
  year: string;
  month: string;
}

/** Somebody who supports the member. */
export interface SupporterValues extends Row, TypedFields<ProfileFields['supporters']> {}

/** What /account/edit holds: everything as typed, nothing left out. */
export interface AccountValues extends PersonValues, TypedFields<ProfileFields['illness']> {
  cancers: readonly CancerValues[];
  patient_consent: string;
  supporters: readonly SupporterValues[];
  accepts_info_delivery: boolean;
}

/** Names of the fields in the order of the page, for the summary of errors. */
export const ACCOUNT_ORDER = [
  'icon_key',
  ...Object.keys(PROFILE_FIELDS.person),
  ...Object.keys(PROFILE_FIELDS.whose),
  'agent',
  'agreed_by_guardian',
  'diagnosed_cancers',
  'patient_consent',
  ...Object.keys(PROFILE_FIELDS.illness),
  'supporters',
];

export const emptyCancer = (row: number): CancerValues => ({
  row,
  ...typedFields(PROFILE_FIELDS.diagnosed_cancers),
  year: '',
  month: '',
});

export const emptySupporter = (row: number): SupporterValues => ({
  row,
  ...typedFields(PROFILE_FIELDS.supporters),
});

/** A blank row of each list of the form. */
export const BLANK_ROWS = { cancers: emptyCancer(0), supporters: emptySupporter(0) };

/** The number of the next row of a list: never one that was used, so that a row keeps its own fields. */
export const nextRow = (rows: readonly { row: number }[]) => Math.max(-1, ...rows.map(({ row }) => row)) + 1;

/** The form as it opens: what is stored. */
export function accountValues(user: CurrentUser): AccountValues {
  return {
    ...personValues(user),
    cancers: (user.diagnosed_cancers ?? []).map((cancer, row) => ({
      row,
      ...typedFields(PROFILE_FIELDS.diagnosed_cancers, cancer),
      year: cancer.diagnosed_on?.slice(0, 4) ?? '',
      month: cancer.diagnosed_on ? String(Number(cancer.diagnosed_on.slice(5))) : '',
    })),
    patient_consent: user.patient_consent ?? '',
    ...typedFields(PROFILE_FIELDS.illness, user),
    supporters: user.supporters.map((supporter, row) => ({
      row,
      ...typedFields(PROFILE_FIELDS.supporters, supporter),
    })),
    accepts_info_delivery: user.accepts_info_delivery,
  };
}

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
  return {
    ...sentPerson(values, null),
    diagnosed_cancers: values.cancers.map((cancer, index) => ({
      ...sentFields(PROFILE_FIELDS.diagnosed_cancers, cancer, undefined),
      diagnosed_on: monthOf(cancer),
      is_primary: index === 0,
    })),
    patient_consent: values.patient_consent || null,
    ...sentFields(PROFILE_FIELDS.illness, values, null),
    supporters: values.supporters.map((supporter) =>
      sentFields(PROFILE_FIELDS.supporters, supporter, undefined),
    ),
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
