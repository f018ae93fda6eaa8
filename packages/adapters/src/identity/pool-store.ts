/** Life of an account in the pool. FORCE_CHANGE_PASSWORD: made by staff, still has its first password. */
export type PoolUserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export interface PoolUser {
  /** The account's lasting id: never changes and is never reused. */
  sub: string;
  username: string;
  /** E.164. */
  phoneNumber: string | null;
  isPhoneVerified: boolean;
  /** In lower case. */
  email: string | null;
  isEmailVerified: boolean;
  /** PHC string; null signs nobody in. */
  passwordHash: string | null;
  /** A first password given by staff works until then (G41); null: no end. */
  passwordExpiresAt: Date | null;
  status: PoolUserStatus;
  isEnabled: boolean;
  /** Attributes beyond phone number and e-mail, such as `custom:member_type`. */
  attributes: Record<string, string>;
  createdAt: Date;
  updatedAt: Date;
}

export type PoolUserChanges = Partial<Omit<PoolUser, 'sub' | 'username' | 'createdAt'>>;

/** What a code is for; a code never works for another purpose. */
export type CodePurpose = 'confirm-sign-up';

export interface PoolCode {
  id: string;
  sub: string;
  purpose: CodePurpose;
  /** Keyed hash: six digits alone would be guessed from a plain one. */
  codeHash: string;
  /** Where it went, as a keyed hash: for counting only. */
  destinationHash: string;
  sentAt: Date;
  expiresAt: Date;
  /** Tries counted so far, this one included. */
  tries: number;
}

/** A message with a code, to be sent exactly once. */
export interface CodeDelivery {
  id: string;
  purpose: CodePurpose;
  medium: 'sms' | 'mail';
  /** E.164 number or e-mail address. */
  to: string;
  code: string;
}

export interface PoolRefreshToken {
  /** Also the origin id (`origin_jti`) of every token made from it. */
  id: string;
  sub: string;
  tokenHash: string;
  expiresAt: Date;
}

export type WriteResult = 'stored' | 'username_taken' | 'alias_taken';

/**
 * Where the embedded pool keeps its accounts. The server implements it on its database. Each method is atomic
 * by itself; two processes may call at once.
 */
export interface PoolStore {
  /** `alias_taken`: another account owns the same verified phone number or e-mail address. */
  insertUser(user: PoolUser): Promise<WriteResult>;
  updateUser(sub: string, changes: PoolUserChanges): Promise<WriteResult>;
  /** Deletes the account with its codes and tokens. */
  deleteUser(sub: string): Promise<void>;
  /** By username or by sub. */
  findByUsername(username: string): Promise<PoolUser | null>;
  /** By a verified phone number or e-mail address. */
  findByAlias(alias: string): Promise<PoolUser | null>;
  /** The newest unconfirmed account that named this phone number or e-mail address at sign-up. */
  findUnconfirmed(address: string): Promise<PoolUser | null>;
  /** Forgets sign-ups with this number that nobody finished. */
  deleteUnconfirmed(phoneNumber: string, createdBefore: Date): Promise<void>;

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

  insertRefreshToken(token: PoolRefreshToken): Promise<void>;
  /** Neither revoked nor expired. */
  findRefreshToken(tokenHash: string, now: Date): Promise<PoolRefreshToken | null>;
  isRefreshTokenLive(id: string, now: Date): Promise<boolean>;
  revokeRefreshToken(tokenHash: string, now: Date): Promise<void>;
  revokeRefreshTokensOf(sub: string, now: Date): Promise<void>;
}
