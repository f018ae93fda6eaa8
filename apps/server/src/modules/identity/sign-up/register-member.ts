import type { SessionAnswer } from '@hidamari/contract/auth';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { type Registration, registrationInput } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { FIRST_VISIT_HREF } from '@hidamari/domain/onboarding';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import {
  createMember,
  isEnrolled,
  listMembersOf,
  provenKeysOf,
  saveBaseAccount,
} from '../../members/index.ts';
import { noticeBrowser } from '../devices/notice-browser.ts';
import { sendVerificationMail } from '../email-verification/send-verification-mail.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { originOfVariant } from '../variant-origins.ts';
import { consentTexts } from './consent-texts.ts';
import { provenFieldsOf, readSignUp } from './read-sign-up.ts';

/**
 * The end of sign-up: member, consents, session and verification mail in one transaction. What the checks proved
 * stands above what the form says (F16). Sent twice, it makes one member: the second finds the challenge used.
 */
export async function registerMember(
  parts: IdentityParts,
  challengeId: string,
  form: Registration,
  exchange: Exchange,
): Promise<SessionAnswer> {
  const { database, challenges, pool, encryption, outbox, handles, sessions, settings } = parts;
  const { now } = exchange.request;
  const { eligibility, account } = await readSignUp(parts, challengeId);
  if (!eligibility) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  if (!account?.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.phoneCode });
  const { memberType, ...proven } = eligibility;
  const registration = check(withProven(form, eligibility), { today: japanDay(now), memberType });
  const variant = variantOfMember(memberType);
  const agreedTexts = await consentTexts(parts.content, variant);
  const poolAccount = await pool.find(account.username);
  if (!poolAccount) throw new AppError('unauthenticated');

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

/** Facts that another party owns replace what was typed; the rest of what is known only fills gaps. */
function withProven(form: Registration, eligibility: ProvenEligibility): unknown {
  const known = provenFieldsOf(eligibility);
  return provenKeysOf(eligibility.memberType).length > 0 ? { ...form, ...known } : { ...known, ...form };
}

function check(form: unknown, facts: Parameters<typeof registrationInput>[0]): Registration {
  const checked = registrationInput(facts).safeParse(form);
  if (checked.success) return checked.data;
  throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
}
