import { join } from 'node:path';
import type { Crm } from '@hidamari/adapters/crm/port';
import type { PartnerGateway, PartnerGateways } from '@hidamari/adapters/handover/port';
import type { PasswordHashing, UserPool } from '@hidamari/adapters/identity/port';
import type { MailSender } from '@hidamari/adapters/mail/port';
import type { Line } from '@hidamari/adapters/messaging/port';
import type { ObjectStorage } from '@hidamari/adapters/object-storage/port';
import type { SmsSender } from '@hidamari/adapters/sms/port';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { Logger } from 'pino';
import { openBus } from './bus/open-bus.ts';
import { linePlaces } from './config/line-places.ts';
import { offeredPartners } from './config/offered-partners.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { OpenedDatabase } from './database/open-database.ts';
import { importDemo } from './demo-in-build.ts';
import type { Clock, Dependencies } from './dependencies.ts';
import { type EarlyParts, startEarlyParts } from './early-parts.ts';
import type { Encryption } from './encryption/encryption.ts';
import { createEncryption } from './encryption/member-encryption.ts';
import { type OpenedKeyRing, openKeyRing } from './encryption/open-key-ring.ts';
import { deriveKeys } from './encryption/session-keys.ts';
import { faultName } from './fault-code.ts';
import { createDatabaseRateLimits } from './http/database-rate-limits.ts';
import { limitConcurrency, PASSWORD_CONCURRENCY } from './http/limit-concurrency.ts';
import { createOutbox, type Outbox } from './jobs/outbox.ts';
import { tidyOutbox } from './jobs/outbox-queue.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { createClosuresFor, createKnownClosures, withStaffClosures } from './modules/closures/index.ts';
import { purgeOnContentChange } from './modules/content/index.ts';
import { saveSurveyAnswersIn } from './modules/crm/index.ts';
import { createMailModule } from './modules/mail/index.ts';
import { createPortalWork, type PortalWork } from './portal-work.ts';

/** The portal's parts on real ground, and how to run and end what works beside the requests. */
export interface Composition {
  dependencies: Dependencies;
  /** The outbox and the daily jobs, with what the modules bring and what the composition itself does; not started yet. */
  workOf(modules: WorkOfModules): PortalWork;
  /** Starts the work of the modules. */
  startWork(modules: WorkOfModules): void;
  /** Lets the work at hand end. */
  stopWork(): Promise<void>;
  /** Stops the work and gives everything back, in the opposite order of opening. */
  close(): Promise<void>;
}

interface WorkOfModules {
  handlers: OutboxHandlers;
  jobs: readonly ScheduledJob[];
}

export interface ComposeOptions {
  /** Default: the machine's. A test moves its own. */
  clock?: Clock;
  /** Log and database, where they have started already; a test brings its own. `close` closes the database too. */
  early?: EarlyParts;
  /** Default: hashes of the real cost. A test that is not about passwords brings cheap ones. */
  passwords?: PasswordHashing;
}

/**
 * Builds the dependencies that the settings name. The only place that picks adapters, beside what a demo has in place of
 * services (`demo/stand-ins.ts`); each is loaded only when it is picked. Throws FolderInUseError, or the database's own
 * error, with nothing left open.
 */
export async function compose(settings: Settings, options: ComposeOptions = {}): Promise<Composition> {
  const closing = new AsyncDisposableStack();
  try {
    return await open(settings, options, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function open(
  settings: Settings,
  options: ComposeOptions,
  closing: AsyncDisposableStack,
): Promise<Composition> {
  const clock = options.clock ?? (() => new Date());
  const { log, database: opening } = options.early ?? startEarlyParts(settings);
  // Needs no database: read while that opens.
  const reading = openContent(settings, clock, log);
  // A failure while nobody awaits it yet is not an unhandled one.
  reading.catch(() => undefined);
  const opened = await opening;
  closing.defer(() => opened.close());
  const { database } = opened;
  const onFault = (error: unknown) => log.warn({ fault: faultName(error) }, 'bus');
  const bus = await openBus({ database: opened.database, directUrl: settings.database.directUrl, onFault });
  closing.defer(() => bus.close());
  const keyRing = await openKeyRing(database, settings.dataKeys);
  const outbox = createOutbox({ keyRing, bus, clock });
  const announced = await reading;
  closing.defer(purgeOnContentChange(bus, announced));
  const knownClosures = createKnownClosures({ database, bus, clock });
  closing.defer(() => knownClosures.close());
  const content = withStaffClosures(announced, knownClosures);
  const { createSiteSearch } = await import('@hidamari/adapters/site-search/thread');
  const siteSearch = createSiteSearch();
  closing.defer(() => siteSearch.close());
  const passwords = options.passwords ?? (await openPasswordHashing());
  const userPool = await openUserPool(settings, { opened, keyRing, outbox, clock, passwords });
  closing.defer(() => userPool.destroy());
  const senders = await openSenders(settings, { database, clock });
  closing.defer(async () => void (await Promise.all([senders.mail.close(), senders.sms.close()])));
  const line = await openConnection(settings, { database, clock });
  closing.defer(async () => line?.close());
  const objectStorage = await openObjectStorage(settings);
  closing.defer(() => objectStorage.close());
  const encryption = createEncryption(keyRing);
  const crm = await openCrm(settings, { database, encryption }, log);
  closing.defer(() => crm.close());
  const mail = createMailModule({
    ...{ database, ...senders, line, clock },
    recipientKeys: deriveKeys(settings.sessionSecrets, 'mail-recipient'),
  });
  const dependencies: Dependencies = {
    settings,
    clock,
    log,
    database,
    outbox,
    bus,
    deliver: mail.deliver,
    mailFates: mail.fates,
    rateLimits: createDatabaseRateLimits({
      database,
      clock,
      key: settings.sessionSecrets[0],
      points: settings.limits,
    }),
    encryption,
    keyRing,
    userPool,
    content,
    siteSearch,
    closuresFor: createClosuresFor({ content, clock }),
    objectStorage,
    postalCodes: await openPostalCodes(settings),
    crm,
    partnerGateways: await openPartnerGateways(settings),
    line,
    passwords,
    passwordLimit: limitConcurrency(PASSWORD_CONCURRENCY),
  };
  let stopWork = async () => {};
  closing.defer(() => stopWork());
  const tidy: ScheduledJob = {
    name: 'tidy-outbox',
    dailyAt: '03:50',
    run: (now) => tidyOutbox(database, now),
  };
  const workOf = ({ handlers, jobs }: WorkOfModules) =>
    createPortalWork({
      ...{ database, keyRing, bus, clock, log },
      handlers: { ...mail.handlers, ...handlers },
      jobs: [tidy, ...mail.jobs, ...jobs],
    });
  return {
    dependencies,
    workOf,
    startWork: (modules) => {
      const work = workOf(modules);
      work.start();
      stopWork = () => work.stop();
    },
    stopWork: () => stopWork(),
    close: () => closing.disposeAsync(),
  };
}

async function openContent(settings: Settings, clock: Clock, log: Logger) {
  const { createCachedReader } = await import('@hidamari/adapters/content/cached-reader');
  const { LEGAL_TEXTS } = await import('@hidamari/sample-content/legal-texts');
  const { GLOSSARY } = await import('@hidamari/sample-content/glossary');
  const source = await openContentSource(settings, clock, log);
  return createCachedReader({
    source,
    clock,
    bundledLegalTexts: LEGAL_TEXTS,
    bundledGlossary: GLOSSARY,
    publicPolicy: await openPublicPolicy(settings, log),
  });
}

async function openPublicPolicy({ privacyPolicyUrl }: Settings, log: Logger) {
  if (privacyPolicyUrl === null) return null;
  const { createPublicPage } = await import('@hidamari/adapters/privacy-policy/public-page');
  const report = (fault: string) => log.warn({ fault }, 'privacy policy');
  return createPublicPage({ url: privacyPolicyUrl, report });
}

async function openContentSource({ content }: Settings, clock: Clock, log: Logger) {
  if (content === null) return (await importDemo()).openSampleContent(clock);
  const { createMicrocmsSource } = await import('@hidamari/adapters/content/microcms');
  const report = (fault: string) => log.warn({ fault }, 'content');
  return createMicrocmsSource({ baseUrl: content.url, apiKey: content.key, report });
}

async function openPasswordHashing(): Promise<PasswordHashing> {
  const { createPasswordHashing } = await import('@hidamari/adapters/identity/password-hashing');
  return createPasswordHashing();
}

async function openUserPool(
  settings: Settings,
  {
    opened,
    keyRing,
    outbox,
    clock,
    passwords,
  }: {
    opened: OpenedDatabase;
    keyRing: OpenedKeyRing;
    outbox: Outbox;
    clock: Clock;
    passwords: PasswordHashing;
  },
): Promise<UserPool> {
  if (settings.identity !== null) {
    const { createCognitoUserPool } = await import('@hidamari/adapters/identity/cognito');
    return createCognitoUserPool(settings.identity.userPoolId);
  }
  const { createEmbeddedUserPool } = await import('@hidamari/adapters/identity/embedded');
  const { createPoolStore, passphraseChallenge, poolClientOf, poolKeysOf } = await import(
    './modules/identity/index.ts'
  );
  return createEmbeddedUserPool({
    client: poolClientOf(settings),
    store: createPoolStore(opened.database, outbox, settings.phones),
    clock,
    keys: poolKeysOf({ keyRing, settings }),
    custom: passphraseChallenge,
    passwords,
  });
}

async function openSenders(
  settings: Settings,
  shelf: { database: Database; clock: Clock },
): Promise<{ mail: MailSender; sms: SmsSender }> {
  return {
    mail: await openMailSender(settings, shelf),
    sms: await openSmsSender(settings, shelf),
  };
}

async function openObjectStorage({ objectStorage, dataDir }: Settings): Promise<ObjectStorage> {
  if (objectStorage !== null) {
    return (await import('@hidamari/adapters/object-storage/s3')).createS3ObjectStorage(objectStorage);
  }
  const { createEmbeddedObjectStorage } = await import('@hidamari/adapters/object-storage/embedded');
  return createEmbeddedObjectStorage(join(dataDir, 'objects'));
}

async function openCrm(
  settings: Settings,
  shelf: { database: Database; encryption: Encryption },
  log: Logger,
): Promise<Crm> {
  if (settings.crm !== null) {
    const { createSalesforceCrm } = await import('@hidamari/adapters/crm/salesforce');
    const report = (fault: string) => log.warn({ fault }, 'crm');
    return createSalesforceCrm({ ...settings.crm, report });
  }
  const { createEmbeddedCrm } = await import('@hidamari/adapters/crm/embedded');
  return createEmbeddedCrm(saveSurveyAnswersIn(shelf));
}

async function openPostalCodes({ postalCodesDir }: Settings) {
  const { openFolderPostalCodes } = await import('@hidamari/adapters/postal-codes/folder');
  return openFolderPostalCodes(postalCodesDir ?? undefined);
}

/** The ways to those partners to whom members can go on: what each is set up with, or an example page. */
async function openPartnerGateways(settings: Settings): Promise<PartnerGateways> {
  const gateways = await Promise.all(
    offeredPartners(settings).map(
      async (partner) => [partner, await openPartnerGateway(settings, partner)] as const,
    ),
  );
  return Object.fromEntries(gateways);
}

/** The partner's own gateway, or the example page's where it is not set up. */
async function openPartnerGateway(settings: Settings, partner: HandoverPartner): Promise<PartnerGateway> {
  const { partners, publicUrl: issuer } = settings;
  const configured = partners[partner];
  if (configured !== undefined) {
    const { createSignedTokenGateway } = await import('@hidamari/adapters/handover/signed-token');
    return createSignedTokenGateway({ partner, issuer, ...configured });
  }
  return (await importDemo()).openExampleGateway(settings, partner);
}

async function openMailSender(
  { mail }: Settings,
  shelf: { database: Database; clock: Clock },
): Promise<MailSender> {
  if (mail !== null) return (await import('@hidamari/adapters/mail/smtp')).createSmtpMail(mail);
  return (await importDemo()).openEmbeddedMail(shelf);
}

async function openSmsSender(
  { sms }: Settings,
  shelf: { database: Database; clock: Clock },
): Promise<SmsSender> {
  if (sms !== null) return (await import('@hidamari/adapters/sms/sns')).createSnsSms();
  return (await importDemo()).openEmbeddedSms(shelf);
}

/** LINE as it is set up; an example of it in a local deployment; none in production without settings. */
async function openConnection(
  settings: Settings,
  shelf: { database: Database; clock: Clock },
): Promise<Line | null> {
  if (settings.line !== null) {
    const { createLine } = await import('@hidamari/adapters/messaging/line');
    return createLine(settings.line);
  }
  return linePlaces(settings)?.isExample ? (await importDemo()).openExampleLine(settings, shelf) : null;
}
