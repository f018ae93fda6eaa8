import { fileURLToPath } from 'node:url';
import type { AppParts } from './app.ts';
import { importDemo, loadDemo } from './demo-in-build.ts';
import type { Dependencies } from './dependencies.ts';
import { keyReadiness } from './encryption/key-readiness.ts';
import { type EndedDemo, endDemo } from './end-demo.ts';
import { erasureHooks } from './erasure-hooks.ts';
import type { Authenticator } from './http/caller.ts';
import { loadPageBundle, type PageHandler } from './http/pages/page-handler.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { createAccessRecordsModule } from './modules/access-records/index.ts';
import { createActivityModule } from './modules/activity/index.ts';
import { createCallBacksModule } from './modules/call-backs/index.ts';
import { createCannedAnswersModule } from './modules/canned-answers/index.ts';
import { createClosuresModule } from './modules/closures/index.ts';
import { consultationsToTake, createConsultationsModule } from './modules/consultations/index.ts';
import { createContactThresholdsModule, readContactThreshold } from './modules/contact-thresholds/index.ts';
import { createContentModule } from './modules/content/index.ts';
import { createCrmModule } from './modules/crm/index.ts';
import { createFavouritesModule, favouritesToTake } from './modules/favourites/index.ts';
import { createHandoverModule, listAllHandovers } from './modules/handover/index.ts';
import { type Belongings, createIdentityModule, type IdentityModule } from './modules/identity/index.ts';
import { createInquiriesModule, inquiriesToTake } from './modules/inquiries/index.ts';
import { createLineModule, readOwnLine } from './modules/line/index.ts';
import { commentsOfLogs, createLogCommentsModule } from './modules/log-comments/index.ts';
import { createLogPrintModule } from './modules/log-print/index.ts';
import { createLookUpsModule, seedLookUps } from './modules/look-ups/index.ts';
import { callerMayUseIllnessData, createMembersModule, type MembersModule } from './modules/members/index.ts';
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
import { createPopupsModule, listStoredPrompts } from './modules/popups/index.ts';
import { createPostalCodesModule } from './modules/postal-codes/index.ts';
import { createPrivacyModule } from './modules/privacy/index.ts';
import { createSearchModule } from './modules/search/index.ts';
import { createSitemapModule } from './modules/sitemap/index.ts';
import { createStaffModule, type StaffModule } from './modules/staff/index.ts';
import { createSurveysModule } from './modules/surveys/index.ts';
import { createTalkNumbersModule } from './modules/talk-numbers/index.ts';
import { createTreatmentLogsModule, hasLogs, listLogMentions } from './modules/treatment-logs/index.ts';
import { createUploadsModule, memberIconsOf, readStoredFile } from './modules/uploads/index.ts';
import { createViewedModule } from './modules/viewed/index.ts';
import { createWithdrawalModule } from './modules/withdrawal/index.ts';
import { pageSessions } from './page-sessions.ts';
import type { PortalModule } from './portal-module.ts';
import type { DemoAccounts } from './start-notice.ts';

/** What the modules bring together: answers for requests, handlers of the outbox, daily jobs. */
export interface PortalModules {
  /** The modules themselves, by the name of their folder. */
  modules: ReturnType<typeof makeModules>;
  parts: AppParts;
  handlers: OutboxHandlers;
  jobs: readonly ScheduledJob[];
  /** Makes the demo members on an empty database and answers who they are. */
  seedDemo(): Promise<DemoAccounts | null>;
  /** Where the portal is no demo: ends what a demo left on this database, and answers how much that is. */
  endDemo(): Promise<EndedDemo>;
  /** Gives a portal that is no production the sample lists to choose from, where it has none. */
  seedLookUps(): Promise<void>;
  /** Reads the library in, so that the first search need not wait for it; a fault is met by the first search. */
  prepareSearch(): Promise<void>;
}

/** Where `react-router build` writes the pages. */
const PAGE_BUILD = new URL('../../web/build/', import.meta.url);

interface BuiltPages {
  handler: PageHandler;
  /** Folder of the browser's files. */
  clientFolder: string;
}

interface ModuleOptions {
  /** Draws pages in place of the built bundle: from their sources (development). */
  pages?: PageHandler;
  /** The built bundle, where somebody loads it already. */
  builtPages?: Promise<BuiltPages>;
}

/** The portal's modules, each given the dependencies, and what they bring. */
export async function createPortalModules(
  dependencies: Dependencies,
  options: ModuleOptions = {},
): Promise<PortalModules> {
  const { database, settings } = dependencies;
  const demo = await loadDemo(settings);
  const modules = makeModules(dependencies);
  const { identity, members, accessRecords } = modules;
  const all = listOf(modules);
  return {
    modules,
    parts: {
      authenticator: authenticatorOf(modules),
      recordActing: accessRecords.recordActing,
      plugins: [
        ...all.flatMap(({ plugins = [] }) => plugins),
        ...((await demo?.plugins(dependencies)) ?? []),
      ],
      pages: {
        ...(options.pages ? { handler: options.pages } : await (options.builtPages ?? loadBuiltPages())),
        sessions: pageSessions(identity, members, dependencies),
      },
      routes: all.flatMap(({ routes = [] }) => routes),
      mayUseIllnessData: (member) => callerMayUseIllnessData(database, member),
      readiness: Object.assign({}, keyReadiness(dependencies), ...all.map(({ readiness }) => readiness)),
    },
    handlers: Object.assign({}, ...all.map(({ handlers }) => handlers)),
    jobs: all.flatMap(({ jobs = [] }) => jobs),
    seedLookUps: () => seedLookUps(dependencies, async () => (await importDemo()).lookUpSamples()),
    prepareSearch: () => modules.search.prepare().catch(() => {}),
    seedDemo: async () => (await demo?.seed(dependencies, modules)) ?? null,
    endDemo: () => endDemo(dependencies, modules),
  };
}

/**
 * Makes every module of the portal; the only place that knows all of them. What is in this list is in the portal, and a
 * test compares it with the folders. Its order is that in which what a member keeps moves along (G40).
 */
function makeModules(dependencies: Dependencies) {
  const icons = memberIconsOf(dependencies);
  const members = createMembersModule(dependencies, { listLogMentions, hasLogs, icons });
  const { organizationOf, readProfile } = members;
  // Asked when somebody moves: the modules that keep something lean on this one and are made after it.
  const belongings = (): readonly Belongings[] =>
    listOf(modules).flatMap((module) => module.belongings ?? []);
  const identity = createIdentityModule(dependencies, members, { belongings });
  const accessRecords = createAccessRecordsModule(dependencies);
  const talkNumbers = createTalkNumbersModule(dependencies);
  const { acting } = identity;
  const staff = createStaffModule(dependencies, { acting, records: accessRecords, talkNumbers });
  const authenticator = authenticatorOf({ identity, staff });
  const surveys = createSurveysModule(dependencies);
  const modules = {
    members,
    identity,
    accessRecords,
    talkNumbers,
    staff,
    treatmentLogs: createTreatmentLogsModule(dependencies, commentsOfLogs),
    logComments: createLogCommentsModule(dependencies),
    uploads: createUploadsModule(dependencies, { authenticator }),
    nextVisits: createNextVisitsModule(dependencies, { authenticator }),
    contactThresholds: createContactThresholdsModule(dependencies),
    monitor: createMonitorModule(dependencies),
    favourites: createFavouritesModule(dependencies, { organizationOf }),
    consultations: createConsultationsModule(dependencies, { authenticator, talkNumbers, readProfile }),
    surveys,
    inquiries: createInquiriesModule(dependencies),
    handover: createHandoverModule(dependencies, { organizationOf }),
    popups: createPopupsModule({ ...dependencies, surveyDue: surveys.due }),
    logPrint: createLogPrintModule(dependencies, {
      authenticator,
      nextVisitOf: async (memberId) =>
        (await listNextVisits(dependencies, memberId, dependencies.clock())).next,
    }),
    myData: myDataOf(dependencies, { members, identity, authenticator }),
    privacy: createPrivacyModule(dependencies),
    withdrawal: createWithdrawalModule(dependencies, identity, erasureHooks(dependencies)),
    activity: createActivityModule(dependencies),
    viewed: createViewedModule(dependencies),
    notices: createNoticesModule(dependencies),
    line: createLineModule(dependencies),
    crm: createCrmModule(dependencies),
    search: createSearchModule(dependencies, { organizationOf }),
    postalCodes: createPostalCodesModule(dependencies),
    lookUps: createLookUpsModule(dependencies),
    callBacks: createCallBacksModule(dependencies),
    closures: createClosuresModule(dependencies),
    cannedAnswers: createCannedAnswersModule(dependencies),
    content: createContentModule(dependencies),
    sitemap: createSitemapModule(dependencies),
  };
  return modules;
}

/** Each as what all have in common. */
const listOf = (modules: Readonly<Record<string, PortalModule>>): PortalModule[] => Object.values(modules);

/** Members by their sessions, staff by theirs. */
function authenticatorOf({
  identity,
  staff,
}: {
  identity: IdentityModule;
  staff: StaffModule;
}): Authenticator {
  return { ...identity.authenticator, byStaffCookie: staff.byStaffCookie };
}

interface MyDataSources {
  members: MembersModule;
  identity: IdentityModule;
  authenticator: Authenticator;
}

/** A member's own data, gathered from the modules that keep it. */
function myDataOf(dependencies: Dependencies, { members, identity, authenticator }: MyDataSources) {
  return createMyDataModule({
    ...dependencies,
    sections: [
      profileSection(members, (memberId) => readOwnLine(dependencies, memberId)),
      visitsSection((memberId) => listAllVisits(dependencies, memberId)),
      thresholdSection((memberId) => readContactThreshold(dependencies, memberId)),
      monitorSection((memberId) => readRegistration(dependencies, memberId)),
      favouritesSection((memberId) => favouritesToTake(dependencies, memberId)),
      handoversSection((memberId) => listAllHandovers(dependencies, memberId)),
      promptsSection((memberId) => listStoredPrompts(dependencies.database, memberId)),
    ],
    consultations: {
      casesOf: consultationsToTake(dependencies),
      inquiriesOf: inquiriesToTake(dependencies),
    },
    readPicture: (memberId, key) => readStoredFile(dependencies, memberId, key),
    authenticator,
    spendProof: identity.spendProof,
  });
}

/** Loads the pages that the build made. */
export async function loadBuiltPages(): Promise<BuiltPages> {
  const handler = await loadPageBundle(new URL('server/index.js', PAGE_BUILD));
  return { handler, clientFolder: fileURLToPath(new URL('client', PAGE_BUILD)) };
}
