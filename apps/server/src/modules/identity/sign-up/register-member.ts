import type { SessionAnswer } from '@hidamari/contract/auth';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { type Registration, registrationInput, type SignUpForm } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { FIRST_VISIT_HREF } from '@hidamari/domain/onboarding';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import {
  type AgreedText,
  createMember,
  isEnrolled,
  listMembersOf,
  provenKeysOf,
  saveBaseAccount,
} from '../../members/index.ts';
import type { SignUpSubject } from '../challenges/challenge-subjects.ts';
import { noticeBrowser } from '../devices/notice-browser.ts';
import { sendVerificationMail } from '../email-verification/send-verification-mail.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { askToMoveInstead } from '../migration/earlier-account.ts';
import { SCREENS } from '../screens.ts';
import { originOfVariant } from '../variant-origins.ts';
import { type ConsentText, consentTexts } from './consent-texts.ts';
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
  const { database, challenges, pool, encryption, outbox, handles, sessions, settings } = parts;
  const { now } = exchange.request;
  const { eligibility, account, agreed } = await readSignUp(parts, challengeId);
  if (!eligibility) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  if (!account?.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.phoneCode });
  const { memberType, ...proven } = eligibility;
  const variant = variantOfMember(memberType);
  const texts = await consentTexts(parts.content, variant);
  const isAgreed = isAgreedInForce(agreed, texts);
  const facts = { today: japanDay(now), memberType, isAgreed };
  const registration = check(withProven(form, eligibility), facts);
  const agreedTexts = isAgreed ? texts.map((text) => withMoment(text, agreed)) : texts;
  const poolAccount = await pool.find(account.username);
  if (!poolAccount) throw new AppError('unauthenticated');

  const named = {
    lastNameKana: registration.last_name_kana,
    firstNameKana: registration.first_name_kana,
    birthday: registration.birthday,
  };
  const earlier = await askToMoveInstead(parts, account, named, challengeId, exchange);
  // The form is not lost on anybody: what is known of this person stands in the earlier record.
  if (earlier) throw new AppError('forbidden', { nextPageId: SCREENS.migration });

  const session = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, challengeId))) throw new AppError('already_registered');
    const base = await saveBaseAccount(tx, poolAccount, now);
    const insuranceNumber = eligibility.memberType === 'insurance' ? eligibility.insuranceNumber : undefined;
    if (isEnrolled(await listMembersOf(tx, base.id), { memberType, insuranceNumber })) {
      throw new AppError('already_registered');
    }
    const memberId = await createMember(tx, encryption, {
      baseAccountId: base.id,
      memberType,
      registration,
      proven,
      agreedTexts,
      at: now,
    });
    if (base.email !== null && base.email_verified_at === null) {
      await sendVerificationMail(tx, outbox, {
        baseAccountId: base.id,
        hashBaseAccountId: handles.hashBaseAccountId(base.id),
        email: base.email,
        origin: originOfVariant(settings, variant),
        sender: { variant, phone: settings.phones[variant] },
        at: now,
      });
    }
    await noticeBrowser(tx, parts, base, exchange);
    return sessions.begin(tx, { baseAccountId: base.id, memberId, method: 'sign_up' }, exchange);
  });
  return { ...session, url: FIRST_VISIT_HREF };
}

/** A text that was agreed to at the common-ID step is kept with the moment it was agreed to there (G143). */
function withMoment(text: ConsentText, agreed: SignUpSubject['agreed']): AgreedText {
  const before = agreed.find(({ kind }) => kind === text.kind);
  return before ? { ...text, agreedAt: new Date(before.agreedAt) } : text;
}

/** Facts that another party owns replace what was typed; the rest of what is known only fills gaps. */
function withProven(form: SignUpForm, eligibility: ProvenEligibility): unknown {
  const known = provenFieldsOf(eligibility);
  return provenKeysOf(eligibility.memberType).length > 0 ? { ...form, ...known } : { ...known, ...form };
}

function check(form: unknown, facts: Parameters<typeof registrationInput>[0]): Registration {
  const checked = registrationInput(facts).safeParse(form);
  // By a tick, or by the record of the common-ID step: either way they are agreed to.
  if (checked.success) return { ...checked.data, agreed_terms: true, agreed_privacy: true };
  throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
}
