import type { SessionAnswer } from '@hidamari/contract/auth';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { type Registration, registrationInput, type SignUpForm } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { FIRST_VISIT_HREF } from '@hidamari/domain/onboarding';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import { type AgreedText, provenKeysOf } from '../../members/index.ts';
import type { SignUpSubject } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { askToMoveInstead } from '../migration/earlier-account.ts';
import { SCREENS } from '../screens.ts';
import { type ConsentText, consentTexts } from './consent-texts.ts';
import { type Enrolment, enrolMember } from './enrol-member.ts';
import { isAgreedInForce, provenFieldsOf, readSignUp } from './read-sign-up.ts';

/**
 * The end of sign-up: member, consents, session and verification mail in one transaction. What the checks proved
 * stands above what the form says (F16). Sent twice, it makes one member: the second finds the challenge used.
 */
export async function registerMember(
  parts: IdentityParts,
  challengeId: string,
  form: SignUpForm,
  exchange: Exchange,
): Promise<SessionAnswer> {
  const { database, challenges, pool } = parts;
  const { now } = exchange.request;
  const { eligibility, account, agreed } = await readSignUp(parts, challengeId);
  if (!eligibility) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  if (!account?.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.phoneCode });
  const filled = await fillIn(parts, { form, eligibility, agreed }, now);
  const poolAccount = await pool.find(account.username);
  if (!poolAccount) throw new AppError('unauthenticated');

  const { registration } = filled;
  const named = {
    lastNameKana: registration.last_name_kana ?? '',
    firstNameKana: registration.first_name_kana,
    birthday: registration.birthday,
  };
  const earlier = await askToMoveInstead(parts, account, named, challengeId, exchange);
  // The form is not lost on anybody: what is known of this person stands in the earlier record.
  if (earlier) throw new AppError('forbidden', { nextPageId: SCREENS.migration });

  const { session } = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, challengeId))) throw new AppError('already_registered');
    return enrolMember(tx, parts, { account: poolAccount, eligibility, ...filled }, exchange);
  });
  return { ...session, url: FIRST_VISIT_HREF };
}

interface FilledIn {
  form: SignUpForm;
  eligibility: ProvenEligibility;
  agreed: SignUpSubject['agreed'];
}

/** The form with what was proven, checked, and the texts in force that it agrees to. */
export async function fillIn(
  { content }: Pick<IdentityParts, 'content'>,
  { form, eligibility, agreed }: FilledIn,
  now: Date,
): Promise<Pick<Enrolment, 'registration' | 'agreedTexts'>> {
  const { memberType } = eligibility;
  const texts = await consentTexts(content, variantOfMember(memberType));
  const isAgreed = isAgreedInForce(agreed, texts);
  const facts = { today: japanDay(now), memberType, isAgreed };
  return {
    registration: check(withProven(form, eligibility), facts),
    agreedTexts: isAgreed ? texts.map((text) => withMoment(text, agreed)) : texts,
  };
}

/** A text that was agreed to at the common-ID step is kept with the moment it was agreed to there (G143). */
function withMoment(text: ConsentText, agreed: SignUpSubject['agreed']): AgreedText {
  const before = agreed.find(({ kind }) => kind === text.kind);
  return before ? { ...text, agreedAt: new Date(before.agreedAt) } : text;
}

/** Facts that another party owns replace what was typed; the rest of what is known only fills gaps. */
function withProven(form: SignUpForm, eligibility: ProvenEligibility): unknown {
  const proven = provenFieldsOf(eligibility);
  // One name alone: the form says null where the proof keeps an empty text.
  const known = 'birthday' in proven ? { ...proven, last_name_kana: proven.last_name_kana || null } : proven;
  return provenKeysOf(eligibility.memberType).length > 0 ? { ...form, ...known } : { ...known, ...form };
}

function check(form: unknown, facts: Parameters<typeof registrationInput>[0]): Registration {
  const checked = registrationInput(facts).safeParse(form);
  // By a tick, or by the record of the common-ID step: either way they are agreed to.
  if (checked.success) return { ...checked.data, agreed_terms: true, agreed_privacy: true };
  throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
}
