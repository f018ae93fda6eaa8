/**
 * What a person has to prove before they are logged in (G34), each as the wire calls it. The last three are
 * specification section 4's custom challenge and device verification, and the move to the common ID (G39).
 */
const CHALLENGE_OF_WIRE = {
  sms: 'sms',
  app: 'app',
  new_password: 'newPassword',
  email: 'email',
  insurance: 'insurance',
  terms: 'terms',
  custom: 'custom',
  device: 'device',
  migration: 'migration',
} as const;

export type AuthChallenge = (typeof CHALLENGE_OF_WIRE)[keyof typeof CHALLENGE_OF_WIRE];

export const AUTH_CHALLENGES: readonly AuthChallenge[] = Object.values(CHALLENGE_OF_WIRE);

/** The challenge that the wire calls so; null for what is no step of signing in, such as `sign_up`. */
export function authChallengeOf(wireType: string): AuthChallenge | null {
  return Object.hasOwn(CHALLENGE_OF_WIRE, wireType)
    ? CHALLENGE_OF_WIRE[wireType as keyof typeof CHALLENGE_OF_WIRE]
    : null;
}

/**
 * Where a person stands in signing in (G34): anonymous, challenged, authenticated, expired. Tokens are there only
 * in the state they belong to. The challenge token is null where it lies in its cookie, out of the script's reach.
 */
export type AuthState =
  | { readonly phase: 'anonymous' }
  | {
      readonly phase: 'challenged';
      readonly challenge: AuthChallenge;
      readonly challengeToken: string | null;
      /** Where a code went, masked; only where one was sent. */
      readonly sentTo?: string | undefined;
    }
  | { readonly phase: 'authenticated'; readonly accessToken: string }
  /** The session is over; drafts are kept for the same member. */
  | { readonly phase: 'expired' };

export type AuthEvent =
  /** A step passed and another one is asked for. */
  | {
      readonly type: 'challenge';
      readonly challenge: AuthChallenge;
      readonly challengeToken: string | null;
      readonly sentTo?: string | undefined;
    }
  /** Every step passed. */
  | { readonly type: 'authenticate'; readonly accessToken: string }
  /** A new access token for the running session. */
  | { readonly type: 'renew'; readonly accessToken: string }
  /** The challenge ran out, was used up, or the person gave it up. */
  | { readonly type: 'drop-challenge' }
  /** The session ended by itself: idle too long, or refused by the server. */
  | { readonly type: 'expire' }
  /** Logout, withdrawal, password change. */
  | { readonly type: 'log-out' };

type Phase = AuthState['phase'];

export const ANONYMOUS: AuthState = { phase: 'anonymous' };
const EXPIRED: AuthState = { phase: 'expired' };

/** In which phases an event means something; elsewhere it is late and changes nothing. */
const ACCEPTED_IN: Readonly<Record<AuthEvent['type'], readonly Phase[]>> = {
  challenge: ['anonymous', 'challenged', 'expired'],
  authenticate: ['anonymous', 'challenged', 'expired'],
  renew: ['authenticated'],
  'drop-challenge': ['challenged'],
  expire: ['authenticated'],
  'log-out': ['challenged', 'authenticated', 'expired'],
};

/**
 * The next state (G34). An event that does not belong to the present phase leaves the state untouched (the same
 * object): a renewal that arrives after the logout must not log anybody in again.
 */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  return ACCEPTED_IN[event.type].includes(state.phase) ? afterEvent(event) : state;
}

/** The state as the rest of the client asks for it (specification section 3, Auth state). */
export function authView(state: AuthState): {
  accessToken: string | null;
  challengeToken: string | null;
  isLoggedIn: boolean;
} {
  return {
    accessToken: state.phase === 'authenticated' ? state.accessToken : null,
    challengeToken: state.phase === 'challenged' ? state.challengeToken : null,
    isLoggedIn: state.phase === 'authenticated',
  };
}

function afterEvent(event: AuthEvent): AuthState {
  switch (event.type) {
    case 'challenge': {
      const { type: _, ...asked } = event;
      return { phase: 'challenged', ...asked };
    }
    case 'authenticate':
    case 'renew':
      return { phase: 'authenticated', accessToken: event.accessToken };
    case 'expire':
      return EXPIRED;
    case 'drop-challenge':
    case 'log-out':
      return ANONYMOUS;
  }
}
