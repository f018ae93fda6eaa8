import { AppError } from '@hidamari/domain/errors';
import type { ProvenAccount } from '../challenges/challenge-subjects.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

/** A pool account as a challenge carries it. The portal's accounts always have a number and an address. */
export function provenAccountOf(account: PoolAccount): ProvenAccount {
  const { sub, username, phoneNumber, email } = account;
  if (phoneNumber === null || email === null) throw new AppError('forbidden');
  return {
    sub,
    username,
    phoneNumber,
    email,
    isPhoneProven: account.isConfirmed && account.isPhoneVerified,
    isEmailProven: account.isEmailVerified,
  };
}
