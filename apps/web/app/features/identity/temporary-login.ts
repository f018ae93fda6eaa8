import type { Challenge, SessionOrPending } from '@hidamari/contract/auth';
import { type AuthEvent, type AuthState, authChallengeOf } from '@hidamari/domain/auth-state';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { browserApi } from '../../shell/data/browser-api.ts';
import { authCalls } from '../../shell/data/contract-calls.ts';

/** Name and password of a temporary account (G41). */
export async function signInTemporary(body: {
  username: string;
  password: string;
}): Promise<SessionOrPending> {
  const { loginEndpoint } = await authCalls();
  return browserApi().call(loginEndpoint, { body });
}

/** The answer to what came back instead of a session: a code, the words agreed on, or a new password. */
export async function answerChallenge(
  answer:
    | { challenge_type: Challenge['type']; challenge_answer: string; remember_device?: boolean }
    | { new_password: string },
): Promise<SessionOrPending> {
  const { loginEndpoint } = await authCalls();
  return browserApi().call(loginEndpoint, { body: answer });
}

/** What a challenge of the wire means for the state (G34); null where it is no step of this screen. */
export function challengeEvent(challenge: Challenge | null | undefined): AuthEvent | null {
  const asked = challenge ? authChallengeOf(challenge.type) : null;
  if (!challenge || asked === null) return null;
  return { type: 'challenge', challenge: asked, challengeToken: null, sentTo: challenge.masked_to };
}

/** Steps that have a screen of their own (specification section 2.3). */
const SCREEN_OF_STEP: Partial<Record<Extract<AuthState, { phase: 'challenged' }>['challenge'], string>> = {
  migration: 'U-L12',
  insurance: 'U-L16',
  terms: 'U-E09',
};

/** Where a step is answered, when not on the screen of the temporary login; null where it is. */
export function hrefOfStep(event: AuthEvent): string | null {
  const screenId = event.type === 'challenge' ? SCREEN_OF_STEP[event.challenge] : undefined;
  return screenId === undefined ? null : hrefOfScreenId(screenId);
}
