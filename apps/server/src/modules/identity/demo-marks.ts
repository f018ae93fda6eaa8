import { AppError } from '@hidamari/domain/errors';
import type { Settings } from '../../config/settings.ts';

/** Attribute of an account of the embedded pool: which demo person it was made for. Its person cannot change it. */
export const DEMO_PERSON_MARK = 'custom:demo_person';
/** Which password a demo gave it last. */
export const DEMO_PASSWORD_MARK = 'custom:demo_password';
/** That its history is written: nothing is added to it any more, whatever its person keeps or deletes. */
export const DEMO_HISTORY_MARK = 'custom:demo_history';

/** True for an account that a demo made, from the attributes that the pool has of it. */
export function isDemoAccount(attributes: Readonly<Record<string, string>>): boolean {
  return DEMO_PERSON_MARK in attributes || DEMO_PASSWORD_MARK in attributes;
}

/**
 * Whoever read a demo's start knows its password: a portal that is no demo lets none of its accounts in, although the
 * database still has them. Asked after the password was right, so that nothing is told to anybody else.
 * @throws AppError `demo_account`
 */
export function refuseDemoAccount(
  { demo }: Pick<Settings, 'demo'>,
  account: { isDemo: boolean } | null,
): void {
  if (demo === null && account?.isDemo) throw new AppError('demo_account');
}
