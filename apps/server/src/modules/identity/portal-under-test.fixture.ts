import { randomUUID } from 'node:crypto';
import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import { createEmbeddedCrm } from '@hidamari/adapters/crm/embedded';
import { createEmbeddedUserPool } from '@hidamari/adapters/identity/embedded';
import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import { createEmbeddedMail } from '@hidamari/adapters/mail/embedded';
import { createEmbeddedObjectStorage } from '@hidamari/adapters/object-storage/embedded';
import { openFolderPostalCodes } from '@hidamari/adapters/postal-codes/folder';
import { createEmbeddedSms } from '@hidamari/adapters/sms/embedded';
import { addDays, japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../../app.ts';
import { openBus } from '../../bus/open-bus.ts';
import { openLine, openPartnerDoors } from '../../composition.ts';
import type { Settings } from '../../config/settings.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { TEST_SETTINGS } from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { withStandIns } from '../../http/stand-ins.fixture.ts';
import { createOutbox } from '../../jobs/outbox.ts';
import { createOutboxRunners } from '../../jobs/outbox-lanes.ts';
import { createScheduler } from '../../jobs/scheduler.ts';
import { erasureHooks, memberBelongings } from '../../member-belongings.ts';
import { createAccessRecordsModule } from '../access-records/index.ts';
import { createCallBacksModule } from '../call-backs/index.ts';
import { createCannedAnswersModule } from '../canned-answers/index.ts';
import {
  createClosuresFor,
  createClosuresModule,
  createKnownClosures,
  withStaffClosures,
} from '../closures/index.ts';
import { createConsultations } from '../consultations/index.ts';
import { createContactThresholdsModule, noteShownThresholds } from '../contact-thresholds/index.ts';
import { createCrmModule, keepSurveyAnswersIn } from '../crm/index.ts';
import { seedDemoEligibility } from '../eligibility/index.ts';
import { createFavouritesModule } from '../favourites/index.ts';
import { createHandoverModule } from '../handover/index.ts';
import { createInquiriesModule } from '../inquiries/index.ts';
import { createLineModule } from '../line/index.ts';
import { createLogCommentsModule, withLogComments } from '../log-comments/index.ts';
import { createMailModule, keepMailIn, keepSmsIn, listSentMessages } from '../mail/index.ts';
import { createMembersModule } from '../members/index.ts';
import { createMonitorModule } from '../monitor/index.ts';
import { createNextVisitsModule } from '../next-visits/index.ts';
import { createNoticesModule } from '../notices/index.ts';
import { createPopupsModule } from '../popups/index.ts';
import { createPrivacyModule, needsIllnessConsent } from '../privacy/index.ts';
import { createSearchModule } from '../search/index.ts';
import { createStaffModule, type StaffModule } from '../staff/index.ts';
import { createSurveysModule } from '../surveys/index.ts';
import { createTalkNumbersModule } from '../talk-numbers/index.ts';
import { createTreatmentLogsModule, hasLogs, listLogMentions } from '../treatment-logs/index.ts';
import { createUploadsModule, memberIconsOf } from '../uploads/index.ts';
import { createViewedModule } from '../viewed/index.ts';
import { createWithdrawalModule } from '../withdrawal/index.ts';
import { createIdentityModule, type IdentityModule, poolKeysOf } from './index.ts';
import { passphraseChallenge } from './user-pool/passphrase-challenge.ts';
import { poolClientOf } from './user-pool/pool-client.ts';
import { createPoolStore } from './user-pool/pool-store.ts';

export { Browser, newAddress } from './browser.fixture.ts';

/** The portal with its real identity and treatment logs, on a test database, without pages. */
export interface PortalUnderTest {
  app: FastifyInstance;
  dependencies: Dependencies;
  identity: IdentityModule;
  staff: StaffModule;
  consultations: ReturnType<typeof createConsultations>;
  database: TestDatabase;
  logged: string[];
  /** Moves the clock forward. */
  pass(seconds: number): void;
  /** Does what waits in the outbox. */
  runOutbox(): Promise<void>;
  /** Runs what of the notices' daily jobs is due, as one server of many does. */
  runNoticeJobs(): Promise<string[]>;
  /** Sends what waits in the outbox and answers the newest text to this number or address. */
  messageTo(recipient: string): Promise<string>;
  /** Digits of the newest code sent to a number. */
  codeTo(recipient: string): Promise<string>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface PortalOptions {
  settings?: Partial<Settings>;
  passwords?: ReturnType<typeof createPasswordHashing>;
}

/** Longer than any test takes that tells days apart. */
const DAY_END_MS = 30 * 60_000;

/** How far ahead the clock starts: a day that is nearly over is left out, since it would end within some test. */
function untilNextDay(now: Date): number {
  const midnight = japanInstant(addDays(japanDay(now), 1), '00:00');
  const left = midnight.getTime() - now.getTime();
  return left < DAY_END_MS ? left : 0;
}

/** The clock starts near the real time: the provider of the hosted login reads the machine's. */
export async function startPortal({
  settings: changes,
  passwords = createPasswordHashing(),
}: PortalOptions = {}): Promise<PortalUnderTest> {
  const settings = { ...TEST_SETTINGS, ...changes };
  const opened = await openTestDatabase();
  const { database } = opened;
  let ahead = untilNextDay(new Date());
  const clock = () => new Date(Date.now() + ahead);
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const bus = await openBus({ database, directUrl: opened.url });
  const keyRing = createKeyRing(settings.dataKeys);
  const outbox = createOutbox({ keyRing, bus, clock });
  const userPool = createEmbeddedUserPool({
    client: poolClientOf(settings),
    store: createPoolStore(database, outbox, settings.phones),
    clock,
    keys: poolKeysOf(settings),
    custom: passphraseChallenge,
    passwords,
  });
  const knownClosures = createKnownClosures({ database, bus, clock });
  const content = withStaffClosures(
    createCachedReader({
      source: createEmbeddedSource({ clock }),
      clock,
      bundledLegalTexts: LEGAL_TEXTS,
    }),
    knownClosures,
  );
  const encryption = createEncryption(keyRing);
  const shelf = { database, clock };
  const line = await openLine(settings, shelf);
  const mail = createMailModule({
    database,
    mail: createEmbeddedMail(keepMailIn(shelf)),
    sms: createEmbeddedSms(keepSmsIn(shelf)),
    line,
  });
  const dependencies: Dependencies = {
    settings,
    clock,
    log,
    database,
    outbox,
    bus,
    deliver: mail.deliver,
    rateLimits: createDatabaseRateLimits({ database, clock, key: settings.sessionSecret }),
    encryption,
    userPool,
    content,
    closuresFor: createClosuresFor({ content, clock }),
    objectStorage: createEmbeddedObjectStorage(settings.dataDir),
    postalCodes: await openFolderPostalCodes(),
    crm: createEmbeddedCrm(keepSurveyAnswersIn({ database, encryption })),
    partnerDoors: await openPartnerDoors(settings),
    line,
    passwords,
  };
  const members = createMembersModule(dependencies, {
    listLogMentions,
    hasLogs,
    icons: memberIconsOf(dependencies),
  });
  const identity = createIdentityModule(dependencies, members, {
    belongings: memberBelongings(dependencies),
  });
  const records = createAccessRecordsModule(dependencies);
  const talkNumbers = createTalkNumbersModule(dependencies);
  const staff = createStaffModule(dependencies, { acting: identity.acting, records, talkNumbers });
  const withdrawal = createWithdrawalModule(dependencies, identity, erasureHooks(dependencies));
  const authenticator = { ...identity.authenticator, byStaffCookie: staff.byStaffCookie };
  const consultations = createConsultations(dependencies, {
    authenticator,
    talkNumbers,
    readProfile: members.readProfile,
  });
  const treatmentLogs = createTreatmentLogsModule(dependencies);
  const logComments = createLogCommentsModule(dependencies);
  const callBacks = createCallBacksModule(dependencies);
  const inquiries = createInquiriesModule(dependencies);
  const monitor = createMonitorModule(dependencies);
  const uploads = createUploadsModule(dependencies, { authenticator });
  const nextVisits = createNextVisitsModule(dependencies, { authenticator });
  const surveys = createSurveysModule(dependencies);
  const lineModule = createLineModule(dependencies);
  const notices = createNoticesModule(dependencies);
  const handover = createHandoverModule(dependencies, { organizationOf: members.organizationOf });
  const app = await buildApp(dependencies, {
    authenticator,
    recordActing: records.recordActing,
    routes: withStandIns([
      ...members.routes,
      ...identity.routes,
      ...needsIllnessConsent(database, [
        ...noteShownThresholds(dependencies, withLogComments(dependencies, treatmentLogs.routes)),
        ...logComments.illnessRoutes,
        ...createContactThresholdsModule(dependencies).routes,
        ...nextVisits.routes,
        ...monitor.illnessRoutes,
        ...uploads.illnessRoutes,
        ...consultations.illnessRoutes,
      ]),
      ...uploads.routes,
      ...createPrivacyModule(dependencies).routes,
      ...withdrawal.routes,
      ...staff.routes,
      ...talkNumbers.routes,
      ...consultations.routes,
      ...logComments.routes,
      ...callBacks.routes,
      ...inquiries.routes,
      ...monitor.routes,
      ...records.routes,
      ...createClosuresModule(dependencies).routes,
      ...createCannedAnswersModule(dependencies).routes,
      ...createFavouritesModule(dependencies, { organizationOf: members.organizationOf }).routes,
      ...handover.routes,
      ...lineModule.routes,
      ...createViewedModule(dependencies).routes,
      ...surveys.routes,
      ...createPopupsModule({ ...dependencies, surveyDue: surveys.due }).routes,
      ...createSearchModule(dependencies, { organizationOf: members.organizationOf }).routes,
    ]),
    plugins: [
      ...(identity.plugin ? [identity.plugin] : []),
      uploads.plugin,
      nextVisits.plugin,
      handover.plugin,
      ...lineModule.plugins,
      ...consultations.plugins,
    ],
  });
  const handlers = {
    ...mail.handlers,
    ...identity.handlers,
    ...withdrawal.handlers,
    ...consultations.handlers,
    ...logComments.handlers,
    ...notices.handlers,
    ...surveys.handlers,
    ...lineModule.handlers,
    ...createCrmModule(dependencies).handlers,
  };
  const runners = createOutboxRunners({ database, keyRing, bus, clock, log, handlers });

  const runOutbox = async () => {
    while ((await runners.runDue()) > 0);
  };
  const scheduler = createScheduler({ database, clock, log, jobs: notices.jobs });
  const messageTo = async (recipient: string) => {
    await runOutbox();
    const sent = await listSentMessages(database, { limit: 100 });
    return sent.find((message) => message.recipient === recipient)?.body ?? '';
  };
  return {
    app,
    dependencies,
    identity,
    staff,
    consultations,
    database: opened,
    logged,
    pass: (seconds) => {
      ahead += seconds * 1000;
    },
    runOutbox,
    runNoticeJobs: () => scheduler.runDue(),
    messageTo,
    codeTo: async (recipient) => /\d{6}/.exec(await messageTo(recipient))?.[0] ?? '',
    empty: () => opened.empty(),
    close: async () => {
      await app.close();
      await bus.close();
      await opened.close();
    },
  };
}

/**
 * One portal for all tests of a file, with the eligibility of the demo data anew before each. Call it at the top of
 * the file; what it answers is filled before the first test.
 */
export function usePortal(): PortalUnderTest {
  const portal = {} as PortalUnderTest;
  beforeAll(async () => {
    Object.assign(portal, await startPortal());
  });
  afterAll(() => portal.close());
  beforeEach(() => seedDemoEligibility(portal.dependencies.database));
  return portal;
}

let lastNumber = 10_000_000;
/** A mobile number nobody has used yet, as it is typed. */
export function newNumber(): string {
  lastNumber += 1;
  return `090${lastNumber}`;
}

export const newEmail = () => `${randomUUID()}@example.com`;
