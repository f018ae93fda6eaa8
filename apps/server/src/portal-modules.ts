import { fileURLToPath } from 'node:url';
import type { AppParts } from './app.ts';
import type { Dependencies } from './dependencies.ts';
import { loadPageBundle } from './http/pages/load-page-bundle.ts';
import type { PageHandler } from './http/pages/page-handler.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { erasureHooks, memberBelongings } from './member-belongings.ts';
import { createAccessRecordsModule } from './modules/access-records/index.ts';
import { createActivityModule } from './modules/activity/index.ts';
import { createCallBacksModule } from './modules/call-backs/index.ts';
import { createCannedAnswersModule } from './modules/canned-answers/index.ts';
import { createClosuresModule } from './modules/closures/index.ts';
import { consultationsToTake, createConsultations } from './modules/consultations/index.ts';
import {
  createContactThresholdsModule,
  noteShownThresholds,
  readContactThreshold,
} from './modules/contact-thresholds/index.ts';
import { type ContentServer, contentServerPlugin, contentWebhookPlugin } from './modules/content/index.ts';
import { createCrmModule } from './modules/crm/index.ts';
import { createFavouritesModule, listKept } from './modules/favourites/index.ts';
import { createHandoverModule, listAllHandovers } from './modules/handover/index.ts';
import { createIdentityModule } from './modules/identity/index.ts';
import { createInquiriesModule, inquiriesToTake } from './modules/inquiries/index.ts';
import { createLineModule, readOwnLine } from './modules/line/index.ts';
import { createLogCommentsModule, withLogComments } from './modules/log-comments/index.ts';
import { createLogPrintModule } from './modules/log-print/index.ts';
import { createLookUpsModule, seedLookUps } from './modules/look-ups/index.ts';
import { listSentMessages } from './modules/mail/index.ts';
import { createMembersModule } from './modules/members/index.ts';
import { createMonitorModule, readRegistration } from './modules/monitor/index.ts';
import {
  createMyDataModule,
  favouritesSection,
  handoversSection,
  monitorSection,
  profileSection,
  promptsSection,
  thresholdSection,
  visitsSection,
} from './modules/my-data/index.ts';
import { createNextVisitsModule, listAllVisits, listNextVisits } from './modules/next-visits/index.ts';
import { createNoticesModule } from './modules/notices/index.ts';
import { createPopupsModule, listKeptPrompts } from './modules/popups/index.ts';
import { createPostalCodesModule } from './modules/postal-codes/index.ts';
import { createPrivacyModule, needsIllnessConsent } from './modules/privacy/index.ts';
import { createSearchModule } from './modules/search/index.ts';
import { sitemapPlugin } from './modules/sitemap/index.ts';
import { createStaffModule } from './modules/staff/index.ts';
import { createSurveysModule } from './modules/surveys/index.ts';
import { createTalkNumbersModule } from './modules/talk-numbers/index.ts';
import { createTreatmentLogsModule, hasLogs, listLogMentions } from './modules/treatment-logs/index.ts';
import { createUploadsModule, memberIconsOf, readKeptFile } from './modules/uploads/index.ts';
import { createViewedModule } from './modules/viewed/index.ts';
import { createWithdrawalModule } from './modules/withdrawal/index.ts';
import { pageSessions } from './page-sessions.ts';
import { seedDemoPortal } from './seed-demo-portal.ts';
import type { DemoAccounts } from './start-notice.ts';

/** What the modules bring: answers for requests, handlers of the outbox, daily jobs. */
export interface PortalModules {
  parts: AppParts;
  handlers: OutboxHandlers;
  jobs: ScheduledJob[];
  /** Makes the demo members on an empty database and answers who they are. */
  seedDemo(): Promise<DemoAccounts | null>;
  /** Gives a portal that is no production the sample lists to choose from, where it has none. */
  seedLookUps(): Promise<void>;
}

/** Newest mail and SMS that /dev/outbox shows. */
const SHOWN_MESSAGES = 100;

/** Where `react-router build` writes the pages. */
const PAGE_BUILD = new URL('../../web/build/', import.meta.url);

interface ModuleOptions {
  /** Renders pages from their sources (development); the built bundle otherwise. */
  pages?: PageHandler;
  /** Mounted at /content-server, for the content service's own tools. */
  contentServer?: ContentServer | null;
}

/** The portal's modules, each given the dependencies. The only place that knows all of them. */
export async function createPortalModules(
  dependencies: Dependencies,
  options: ModuleOptions = {},
): Promise<PortalModules> {
  const { database, bus, settings } = dependencies;
  const webhookSecret = settings.content?.webhookSecret ?? null;
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
  const cannedAnswers = createCannedAnswersModule(dependencies);
  const treatmentLogs = createTreatmentLogsModule(dependencies);
  const logComments = createLogCommentsModule(dependencies);
  const contactThresholds = createContactThresholdsModule(dependencies);
  const authenticator = { ...identity.authenticator, byStaffCookie: staff.byStaffCookie };
  const consultations = createConsultations(dependencies, {
    authenticator,
    talkNumbers,
    readProfile: members.readProfile,
  });
  const callBacks = createCallBacksModule(dependencies);
  const inquiries = createInquiriesModule(dependencies);
  const uploads = createUploadsModule(dependencies, { authenticator });
  const nextVisits = createNextVisitsModule(dependencies, { authenticator });
  const logPrint = createLogPrintModule(dependencies, {
    authenticator,
    nextVisitOf: async (memberId) =>
      (await listNextVisits(dependencies, memberId, dependencies.clock())).next,
  });
  const myData = createMyDataModule({
    ...dependencies,
    sections: [
      profileSection(members.readProfile, (memberId) => readOwnLine(dependencies, memberId)),
      visitsSection((memberId) => listAllVisits(dependencies, memberId)),
      thresholdSection((memberId) => readContactThreshold(dependencies, memberId)),
      monitorSection((memberId) => readRegistration(dependencies, memberId)),
      favouritesSection((memberId) => listKept(dependencies, memberId)),
      handoversSection((memberId) => listAllHandovers(dependencies, memberId)),
      promptsSection((memberId) => listKeptPrompts(dependencies.database, memberId)),
    ],
    consultations: {
      casesOf: consultationsToTake(dependencies),
      inquiriesOf: inquiriesToTake(dependencies),
    },
    readPicture: (memberId, key) => readKeptFile(dependencies, memberId, key),
    authenticator,
    spendProof: identity.spendProof,
  });
  const monitor = createMonitorModule(dependencies);
  const privacy = createPrivacyModule(dependencies);
  const withdrawal = createWithdrawalModule(dependencies, identity, erasureHooks(dependencies));
  const activity = createActivityModule(dependencies);
  const favourites = createFavouritesModule(dependencies, { organizationOf: members.organizationOf });
  const viewed = createViewedModule(dependencies);
  const surveys = createSurveysModule(dependencies);
  const notices = createNoticesModule(dependencies);
  const handover = createHandoverModule(dependencies, { organizationOf: members.organizationOf });
  const line = createLineModule(dependencies);
  const fromSources = options.pages && { handler: options.pages };
  return {
    parts: {
      authenticator,
      recordActing: records.recordActing,
      plugins: [
        ...(identity.plugin === null ? [] : [identity.plugin]),
        uploads.plugin,
        ...consultations.plugins,
        nextVisits.plugin,
        logPrint.plugin,
        myData.plugin,
        handover.plugin,
        ...line.plugins,
        sitemapPlugin({ content: dependencies.content, publicUrl: settings.publicUrl }),
        ...(options.contentServer ? [contentServerPlugin(options.contentServer)] : []),
        ...(webhookSecret ? [contentWebhookPlugin({ secret: webhookSecret, bus })] : []),
      ],
      pages: {
        ...(fromSources ?? (await builtPages())),
        sessions: pageSessions(identity, members, dependencies),
      },
      routes: [
        ...members.routes,
        ...identity.routes,
        ...needsIllnessConsent(database, [
          ...noteShownThresholds(dependencies, withLogComments(dependencies, treatmentLogs.routes)),
          ...logComments.illnessRoutes,
          ...contactThresholds.routes,
          ...nextVisits.routes,
          ...monitor.illnessRoutes,
          ...uploads.illnessRoutes,
          ...consultations.illnessRoutes,
          ...logPrint.illnessRoutes,
          ...myData.illnessRoutes,
        ]),
        ...favourites.routes,
        ...handover.routes,
        ...line.routes,
        ...viewed.routes,
        ...surveys.routes,
        ...createPopupsModule({ ...dependencies, surveyDue: surveys.due }).routes,
        ...createSearchModule(dependencies, { organizationOf: members.organizationOf }).routes,
        ...privacy.routes,
        ...withdrawal.routes,
        ...uploads.routes,
        ...createPostalCodesModule(dependencies).routes,
        ...createLookUpsModule(dependencies).routes,
        ...staff.routes,
        ...talkNumbers.routes,
        ...consultations.routes,
        ...logComments.routes,
        ...callBacks.routes,
        ...inquiries.routes,
        ...monitor.routes,
        ...records.routes,
        ...createClosuresModule(dependencies).routes,
        ...cannedAnswers.routes,
        ...activity.routes,
      ],
      listSentMessages: () => listSentMessages(database, { limit: SHOWN_MESSAGES }),
    },
    handlers: {
      ...identity.handlers,
      ...withdrawal.handlers,
      ...consultations.handlers,
      ...logComments.handlers,
      ...notices.handlers,
      ...surveys.handlers,
      ...line.handlers,
      ...createCrmModule(dependencies).handlers,
    },
    jobs: [
      ...identity.jobs,
      ...privacy.jobs,
      ...withdrawal.jobs,
      ...uploads.jobs,
      ...staff.jobs,
      ...talkNumbers.jobs,
      ...consultations.jobs,
      ...callBacks.jobs,
      ...inquiries.jobs,
      ...records.jobs,
      ...activity.jobs,
      ...favourites.jobs,
      ...surveys.jobs,
      ...notices.jobs,
      ...handover.jobs,
      ...line.jobs,
      ...treatmentLogs.jobs,
    ],
    seedLookUps: () => seedLookUps(dependencies),
    seedDemo: () => seedDemoPortal(dependencies, { cannedAnswers, staff, consultations }),
  };
}

async function builtPages() {
  const handler = await loadPageBundle(new URL('server/index.js', PAGE_BUILD));
  return { handler, clientFolder: fileURLToPath(new URL('client', PAGE_BUILD)) };
}
