/**
 * Life of an account in the pool. FORCE_CHANGE_PASSWORD: made by staff, still has its first password. RESET_REQUIRED:
 * an administrator asked for a new password.
 */
export type PoolUserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

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
export type CodePurpose = 'confirm-sign-up' | 'forgot-password' | 'sms-mfa' | 'verify-phone' | 'verify-email';

export interface PoolCode {
  id: string;
  /** null: asked for by a name that no account has. Counted like any other, sent to nobody. */
  sub: string | null;
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
  /** `ClientMetadata` of the command that asked for it: what the message's words depend on. */
  metadata: Readonly<Record<string, string>>;
}

export interface PoolRefreshToken {
  /** Also the origin id (`origin_jti`) of every token made from it. */
  id: string;
  sub: string;
  tokenHash: string;
  expiresAt: Date;
}

/** A `Session`: proof of the steps so far, bound to one account and one challenge. */
export interface PoolSession {
  id: string;
  sub: string;
  challenge: string;
  tokenHash: string;
  /** What the next step needs, sealed by the pool. */
  sealed: string;
  expiresAt: Date;
}

/** How an account proves itself beyond its password. */
export interface PoolFactors {
  isSmsEnabled: boolean;
  isAppEnabled: boolean;
  preferred: 'sms' | 'app' | null;
  /** Secret of the authenticator app, sealed by the pool; null: none has shown a right code yet. */
  sealedAppSecret: string | null;
  /** A new secret that waits for its first right code; the one above goes on until then. */
  sealedNewAppSecret: string | null;
  /** Time step of the last code that was accepted. */
  lastAppStep: number | null;
}

export interface PoolDevice {
  deviceKey: string;
  sub: string;
  groupKey: string;
  name: string;
  /** Base64, as the client made them (secure remote password). */
  salt: string;
  verifier: string;
  isRemembered: boolean;
  createdAt: Date;
  lastUsedAt: Date;
}
