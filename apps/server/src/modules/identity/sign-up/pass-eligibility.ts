import type { EligibleAnswer } from '@hidamari/contract/eligibility';
import type { Database } from '../../../database/database.ts';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { SignUpSubject } from '../challenges/challenge-subjects.ts';
import type { Challenges } from '../challenges/challenges.ts';
import type { Exchange } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';

interface SignUpStore {
  database: Database;
  challenges: Challenges;
}

const NOTHING: SignUpSubject = { eligibility: null, account: null, agreed: [] };

/** A sign-up that this browser has already begun, or nothing. */
export async function findSignUp({ database, challenges }: SignUpStore, { request }: Exchange) {
  const token = request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, request.now) : null;
  const subject = caller ? await challenges.read(database, caller.challengeId, 'sign-up') : null;
  return { challengeId: subject ? (caller?.challengeId ?? null) : null, subject: subject ?? NOTHING };
}

/** Keeps what was proven: a new token that also holds what the browser's sign-up had proven before. */
export async function passEligibility(
  parts: SignUpStore,
  eligibility: ProvenEligibility,
  exchange: Exchange,
): Promise<EligibleAnswer> {
  const { database, challenges } = parts;
  const { now } = exchange.request;
  const begun = await findSignUp(parts, exchange);
  const subject = { ...begun.subject, eligibility };
  const challenge = await database.transaction(async (tx) => {
    if (begun.challengeId) await challenges.close(tx, begun.challengeId);
    return challenges.open(tx, 'sign-up', subject, now);
  });
  return {
    challenge: handOver(exchange.cookies, challenge, 'sign_up'),
    ...(subject.account?.isPhoneProven ? { next_page_id: SCREENS.registration } : {}),
  };
}
