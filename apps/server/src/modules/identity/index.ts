import type { Dependencies } from '../../dependencies.ts';
import { lastingKeys } from '../../encryption/portal-keys.ts';
import { createSealer } from '../../encryption/sealer.ts';
import { deriveKeys } from '../../encryption/session-keys.ts';
import type { Authenticator, MemberCaller } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import type { MembersModule } from '../members/index.ts';
import { createAuthenticator } from './authenticator.ts';
import { createChallengeCodes } from './challenge-codes/challenge-codes.ts';
import { createChallenges } from './challenges/challenges.ts';
import { answerEmailRequests } from './email-requests/answer-email-request.ts';
import { createAgreements, NO_AGREEMENTS } from './hosted-login/agreements.ts';
import { createEmbeddedIssuer } from './hosted-login/embedded-issuer.ts';
import { createHostedLoginClient } from './hosted-login/hosted-login-client.ts';
import { createIdpPlugin } from './hosted-login/idp-plugin.ts';
import { identityRoutes } from './identity.routes.ts';
import type { Exchange } from './identity-parts.ts';
import type { Belongings } from './migration/belongings.ts';
import { createMovingPool } from './migration/moving-pool.ts';
import { spendProof } from './second-factor/account-proof.ts';
import { createAccessTokens } from './sessions/access-tokens.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { tidyIdentity } from './tidy-identity.ts';
import { type AccountPool, createAccountPool } from './user-pool/account-pool.ts';
import { poolClientOf, secretHashOf } from './user-pool/pool-client.ts';
import { createPoolStore } from './user-pool/pool-store.ts';

export { DEMO_HISTORY_MARK, DEMO_PASSWORD_MARK, DEMO_PERSON_MARK, refuseDemoAccount } from './demo-marks.ts';
export { listDemoBaseAccounts } from './list-demo-accounts.ts';
export { mailMember } from './mail-member.ts';
export type { Belongings } from './migration/belongings.ts';
export { checkPresentPassword } from './password-recovery/change-password.ts';
export { tryPassword } from './password-tries/try-password.ts';
export { refuseGuessable } from './passwords.ts';
export { hashSecret, newSecret } from './secrets.ts';
export {
  endSessionsOfAccount,
  endSessionsOfMember,
  listActiveSessions,
} from './sessions/session.repository.ts';
export { consentTexts } from './sign-up/consent-texts.ts';
export type { AccountPool } from './user-pool/account-pool.ts';
export { passphraseChallenge } from './user-pool/passphrase-challenge.ts';
export { poolClientOf } from './user-pool/pool-client.ts';
export { createPoolStore } from './user-pool/pool-store.ts';

/** Keys of the embedded user pool; `composition.ts` hands them to it. */
export function poolKeysOf(source: Parameters<typeof lastingKeys>[0]) {
  return {
    tokens: deriveKeys(source.settings.sessionSecrets, 'pool-token'),
    codes: deriveKeys(source.settings.sessionSecrets, 'pool-code'),
    secrets: lastingKeys(source, 'pool-secret'),
  };
}

/** A page load's member and the access token that goes into their page. */
export interface PageSession {
  memberId: string;
  /** The member's public handle (G38), the same as in the answers of a session: tells two accounts apart. */
  hashUserId: string;
  accessToken: string;
  accessTokenExpiresAt: Date;
}

export type IdentityModule = ModuleWith<'routes' | 'plugins' | 'handlers' | 'jobs'> & {
  authenticator: Omit<Authenticator, 'byStaffCookie'>;
  /** A concierge in a member's place, for the staff module. */
  acting: Pick<Sessions, 'beginActing' | 'endActing' | 'byActingCookie'>;
  /** For modules that ask for the password once more, or end an account. */
  pool: AccountPool;
  /** The proof of password and code, used up for one act; `forbidden` without one (`/account-security/proof`). */
  spendProof(caller: MemberCaller, exchange: Exchange): Promise<void>;
  /** What the page of a member who was let in carries: a fresh access token, and the member's public handle. */
  pageSession(member: MemberCaller, now: Date): Promise<PageSession>;
};

interface IdentityOptions {
  /** What moves with a member from one account to another, in this order (G40). Asked when somebody moves. */
  belongings(): readonly Belongings[];
}

/** Accounts, sessions and the ways in. Leans on the members module for who a member is. */
export function createIdentityModule(
  dependencies: Dependencies,
  members: MembersModule,
  { belongings }: IdentityOptions,
): IdentityModule {
  const { settings, database, outbox, rateLimits, passwordLimit, encryption, content, clock, log } =
    dependencies;
  const { keyRing } = dependencies;
  const { handles } = members;
  const client = poolClientOf(settings);
  const pool = createAccountPool(dependencies.userPool, client, (name) => secretHashOf(client, name));
  const sessions = createSessions({
    database,
    accessTokens: createAccessTokens(deriveKeys(settings.sessionSecrets, 'access-token')),
    handles,
    idleSeconds: settings.sessionIdleSeconds,
  });
  const challenges = createChallenges(createSealer(deriveKeys(settings.sessionSecrets, 'challenge-subject')));
  const poolStore = createPoolStore(database, outbox, settings.phones);
  const agreements = settings.identity
    ? NO_AGREEMENTS
    : createAgreements({
        database,
        sealer: createSealer(deriveKeys(settings.sessionSecrets, 'idp-store')),
        clock,
      });
  const issuerParts = {
    settings,
    database,
    keyRing,
    clock,
    log,
    rateLimits,
    passwordLimit,
    outbox,
    pool,
    poolStore,
    client,
    content,
    agreements,
  };
  const embedded = settings.identity ? undefined : createEmbeddedIssuer(issuerParts);
  const hostedLogin = createHostedLoginClient({
    settings,
    issuer: settings.identity?.issuer ?? embedded?.issuer ?? '',
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    embedded,
  });
  const parts = {
    settings,
    database,
    clock,
    outbox,
    rateLimits,
    passwordLimit,
    encryption,
    content,
    pool,
    sessions,
    challenges,
    codes: createChallengeCodes(database, deriveKeys(settings.sessionSecrets, 'challenge-code')),
    handles,
    hostedLogin,
    agreements,
    movingPool: createMovingPool(dependencies.userPool, client),
    belongings,
  };

  return {
    pool,
    routes: identityRoutes(parts),
    authenticator: createAuthenticator({ content, database }, sessions, challenges),
    acting: sessions,
    // /idp; absent where a real hosted login is configured.
    plugins: embedded ? [createIdpPlugin(issuerParts, embedded)] : [],
    jobs: [{ name: 'tidy-identity', dailyAt: '03:20', run: (now) => tidyIdentity(database, now) }],
    handlers: { 'answer-email-request': answerEmailRequests(parts) },
    spendProof: (caller, exchange) => spendProof(parts, caller, exchange),
    async pageSession(member, now) {
      const { token, expiresAt } = await sessions.mint(member, now);
      const { memberId } = member;
      return {
        memberId,
        hashUserId: handles.hashUserId(memberId),
        accessToken: token,
        accessTokenExpiresAt: expiresAt,
      };
    },
  };
}
