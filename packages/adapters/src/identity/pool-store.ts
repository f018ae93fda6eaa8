import type {
  CodeDelivery,
  CodePurpose,
  PoolCode,
  PoolDevice,
  PoolFactors,
  PoolRefreshToken,
  PoolSession,
  PoolUser,
  PoolUserChanges,
} from './pool-records.ts';

export type WriteResult = 'stored' | 'username_taken' | 'alias_taken';

interface AccountStore {
  /** `alias_taken`: another account owns the same verified phone number or e-mail address. */
  insertUser(user: PoolUser): Promise<WriteResult>;
  updateUser(sub: string, changes: PoolUserChanges): Promise<WriteResult>;
  /** With everything that belongs to it. */
  deleteUser(sub: string): Promise<void>;
  /** By username or by sub. */
  findByUsername(username: string): Promise<PoolUser | null>;
  /** By a verified phone number or e-mail address. */
  findByAlias(alias: string): Promise<PoolUser | null>;
  /** The newest unconfirmed account that named this phone number or e-mail address at sign-up. */
  findUnconfirmed(address: string): Promise<PoolUser | null>;
  /** Forgets sign-ups with this number that nobody finished. */
  deleteUnconfirmed(phoneNumber: string, createdBefore: Date): Promise<void>;
}

interface CodeStore {
  /** Times at which codes went to a destination since `since`, newest first. */
  listSendings(destinationHash: string, since: Date): Promise<Date[]>;
  /** Keeps the code and hands its delivery over in one transaction: neither without the other. */
  insertCode(code: PoolCode, delivery: CodeDelivery): Promise<void>;
  /**
   * Counts one try of the newest code BEFORE anybody looks at it, and answers that code; null when there is none,
   * it is used, expired, or its tries are spent. However many ask at once, at most `maxTries` get an answer (F19).
   */
  countTry(sub: string, purpose: CodePurpose, now: Date, maxTries: number): Promise<PoolCode | null>;
  /** True for one caller only. */
  useCode(id: string, now: Date): Promise<boolean>;
  /** Whether the newest code of this purpose could still be answered. */
  isCodeLive(sub: string, purpose: CodePurpose, now: Date, maxTries: number): Promise<boolean>;
}

interface TokenStore {
  insertRefreshToken(token: PoolRefreshToken): Promise<void>;
  /** Neither revoked nor expired. */
  findRefreshToken(tokenHash: string, now: Date): Promise<PoolRefreshToken | null>;
  isRefreshTokenLive(id: string, now: Date): Promise<boolean>;
  revokeRefreshToken(tokenHash: string, now: Date): Promise<void>;
  revokeRefreshTokensOf(sub: string, now: Date): Promise<void>;
}

interface SessionStore {
  insertSession(session: PoolSession): Promise<void>;
  /**
   * Counts one answer to a session BEFORE anybody looks at it, and answers the session; null when it is unknown, for
   * another challenge, used, expired, or answered `maxTries` times.
   */
  countAnswer(tokenHash: string, challenge: string, now: Date, maxTries: number): Promise<PoolSession | null>;
  /** True for one caller only. */
  useSession(id: string, now: Date): Promise<boolean>;
  /** No pending step outlives a change of the password. */
  endSessionsOf(sub: string): Promise<void>;
}

interface FactorStore {
  readFactors(sub: string): Promise<PoolFactors>;
  saveFactors(sub: string, changes: Partial<PoolFactors>): Promise<void>;
  /** True for one caller only, and never for a step that is not newer than the last one used. */
  useAppStep(sub: string, step: number): Promise<boolean>;
}

interface DeviceStore {
  /** False when the key is taken. */
  insertDevice(device: PoolDevice): Promise<boolean>;
  findDevice(sub: string, deviceKey: string): Promise<PoolDevice | null>;
  /** By key, after `after`. */
  listDevices(sub: string, page: { after: string | null; limit: number }): Promise<PoolDevice[]>;
  updateDevice(
    sub: string,
    deviceKey: string,
    changes: Partial<Pick<PoolDevice, 'isRemembered' | 'lastUsedAt'>>,
  ): Promise<boolean>;
  deleteDevice(sub: string, deviceKey: string): Promise<boolean>;
}

interface AttemptStore {
  /** Counts one attempt and answers how many there were in the window that runs, this one included. */
  countAttempt(key: string, now: Date, windowSeconds: number): Promise<number>;
  forgetAttempts(key: string): Promise<void>;
}

/**
 * Where the embedded pool keeps its accounts. The server implements it on its database. Each method is atomic
 * by itself; two processes may call at once.
 */
export interface PoolStore
  extends AccountStore,
    CodeStore,
    TokenStore,
    SessionStore,
    FactorStore,
    DeviceStore,
    AttemptStore {}
