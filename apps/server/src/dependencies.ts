import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Crm } from '@hidamari/adapters/crm/port';
import type { PartnerGateways } from '@hidamari/adapters/handover/port';
import type { PasswordHashing } from '@hidamari/adapters/identity/port';
import type { Line } from '@hidamari/adapters/messaging/port';
import type { ObjectStorage } from '@hidamari/adapters/object-storage/port';
import type { PostalCodes } from '@hidamari/adapters/postal-codes/port';
import type { SiteSearch } from '@hidamari/adapters/site-search/port';
import type { ContentReader } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Logger } from 'pino';
import type { MessageBus } from './bus/message-bus.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { Encryption } from './encryption/encryption.ts';
import type { OpenedKeyRing } from './encryption/open-key-ring.ts';
import type { Turns } from './http/limit-concurrency.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Outbox } from './jobs/outbox.ts';
import type { Deliver } from './modules/mail/deliver-messages.ts';
import type { MailFates } from './modules/mail/mail-fates.ts';

/** The server's only sense of time: tests move it. */
export type Clock = () => Date;

/** Days on which a variant is closed beyond the calendar's rules, from today on, in order and each once. Never rejects. */
export type ClosuresFor = (variant: VariantKey) => Promise<string[]>;

/**
 * Everything a module may lean on. `composition.ts` builds it from the settings, tests build it from a test
 * database and a fixed clock. A module takes what it needs from here and nothing from the environment.
 */
export interface Dependencies {
  settings: Settings;
  clock: Clock;
  log: Logger;
  database: Database;
  outbox: Outbox;
  bus: MessageBus;
  deliver: Deliver;
  /** What became of a mail: nothing says sent, or leaves a refusal untold, without asking here (decision 0074). */
  mailFates: MailFates;
  rateLimits: RateLimits;
  encryption: Encryption;
  /** Which keys this server was given, for readiness. */
  keyRing: Pick<OpenedKeyRing, 'keyIds' | 'lostKeyIds' | 'portalKey'>;
  /** The user pool: the Cognito SDK client is the port (embedded or real, same commands). */
  userPool: CognitoIdentityProviderClient;
  /** Its `closures` hold the days off that staff entered as well (G7). */
  content: ContentReader;
  /** The engine of the site's search, in a thread of its own (G134). */
  siteSearch: SiteSearch;
  /** Days from today on, YYYY-MM-DD in Japan, on which a variant is closed beyond the calendar's rules: for the hours engine. */
  closuresFor: ClosuresFor;
  objectStorage: ObjectStorage;
  postalCodes: PostalCodes;
  /** Where survey answers go (G101), never with who gave them: in Salesforce, or kept in the portal's database. */
  crm: Crm;
  /** Partner services that take a member over; one without a gateway is not offered (G82 to G86). */
  partnerGateways: PartnerGateways;
  /** LINE, or an example of it in a local deployment; null: none is set up, and nothing offers it. */
  line: Line | null;
  /** For accounts outside the user pool: staff. One short queue with the embedded pool's (F33). */
  passwords: PasswordHashing;
  /** Tries of passwords, a few of one network at once: a crowd behind one address waits in its own row (F33). */
  passwordLimit: Pick<Turns, 'take'>;
}
