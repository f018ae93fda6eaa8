import { AppError } from '@hidamari/domain/errors';
import { VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { provenKeysOf } from '../../members/index.ts';
import type { SignUpSubject } from '../challenges/challenge-subjects.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { maskEmail, maskPhoneNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { type ConsentText, consentTexts } from './consent-texts.ts';

/** What a sign-up has proven so far; `unauthenticated` when the token is for another way. */
export async function readSignUp(
  { challenges, database }: Pick<IdentityParts, 'challenges' | 'database'>,
  challengeId: string,
): Promise<SignUpSubject> {
  const subject = await challenges.read(database, challengeId, 'sign-up');
  if (!subject) throw new AppError('step_expired');
  return subject;
}

/** What registration already knows: shown read-only on the form (G45). */
export async function describeSignUp(parts: IdentityParts, challengeId: string) {
  const { eligibility, account, agreed } = await readSignUp(parts, challengeId);
  if (!eligibility) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  const { memberType } = eligibility;
  const variant = variantOfMember(memberType);
  const texts = await consentTexts(parts.content, variant);
  return {
    eligibility_type: VARIANTS[variant].eligibilityType,
    member_type: memberType,
    ...provenFieldsOf(eligibility),
    ...(account
      ? {
          masked_phone_number: maskPhoneNumber(account.phoneNumber),
          masked_email: maskEmail(account.email),
        }
      : {}),
    is_phone_verified: account?.isPhoneProven ?? false,
    unupdatable_keys: [...provenKeysOf(memberType)],
    consent_versions: Object.fromEntries(texts.map(({ kind, version }) => [kind, version])) as Record<
      'terms' | 'privacy' | 'sensitive_data',
      string
    >,
    ...(isAgreedInForce(agreed, texts) ? { is_agreed: true } : {}),
  };
}

/** The terms and the privacy policy in force are the very ones that were agreed to at the common-ID step (G143). */
export function isAgreedInForce(agreed: SignUpSubject['agreed'], texts: readonly ConsentText[]): boolean {
  const asked = texts.filter(({ kind }) => kind !== 'sensitive_data');
  return asked.every(({ textId, version }) =>
    agreed.some((text) => text.textId === textId && text.version === version),
  );
}

/** What the check proved, under the form's names. */
export function provenFieldsOf(eligibility: NonNullable<SignUpSubject['eligibility']>) {
  switch (eligibility.memberType) {
    case 'insurance':
      return {
        last_name_kana: eligibility.lastNameKana,
        first_name_kana: eligibility.firstNameKana,
        birthday: eligibility.birthday,
      };
    case 'chofu':
      return {
        ...(eligibility.postalCode === null ? {} : { postal_code: eligibility.postalCode }),
        prefecture: eligibility.prefecture,
        city: eligibility.city,
      };
    case 'general':
      return {};
  }
}
