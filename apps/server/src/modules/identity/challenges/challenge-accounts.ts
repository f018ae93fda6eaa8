import type { NamedAccounts } from '../../members/index.ts';
import type { OpenPurpose, SubjectOf } from './challenge-subjects.ts';

type AccountsOf = { [P in OpenPurpose]: (subject: SubjectOf<P>) => NamedAccounts };

const byAccount = ({ account }: { account: { username: string } | null }): NamedAccounts =>
  account ? { usernames: [account.username] } : {};
const byId = ({ baseAccountId }: { baseAccountId: string }): NamedAccounts => ({ ids: [baseAccountId] });
const byUsername = ({ username }: { username: string }): NamedAccounts => ({ usernames: [username] });

/** A forgotten password is proven by a code: another password does not make that proof any older. */
const openedByCode = (): NamedAccounts => ({});

/** The accounts whose passwords have opened a challenge: it ends when one of them gets another. */
export const CHALLENGE_ACCOUNTS: AccountsOf = {
  'sign-up': byAccount,
  'login-verification': byAccount,
  'temporary-login': byUsername,
  migration: ({ baseAccountId, commonId }) => ({
    ids: [baseAccountId],
    usernames: commonId ? [commonId.username] : [],
  }),
  'insurance-verification': byUsername,
  'mail-verification': byId,
  'password-reset': openedByCode,
  'temporary-password-reset': openedByCode,
  'account-security': byId,
  'address-change': ({ proof }) => byId(proof),
  terms: byId,
};
