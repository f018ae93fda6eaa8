import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { listActiveSessions } from '../identity/index.ts';
import { listNextVisits } from '../next-visits/index.ts';
import { DeskPresence, listActiveStaffSessions } from '../staff/index.ts';
import type { CardSources, ConsultationParts } from './consultation-parts.ts';
import { consultationBelongings, endCasesWithoutMember, eraseOldCases } from './consultation-records.ts';
import { type ConsultationSteps, consultationSteps } from './consultation-steps.ts';
import { consultationRoutes } from './consultations.routes.ts';
import { casePicturesPlugin } from './desk/case-pictures.plugin.ts';
import { deskCaseRoutes } from './desk/desk-cases.routes.ts';
import { livePlugin } from './live/live.plugin.ts';
import { LiveHub } from './live/live-hub.ts';
import { type ActiveSessions, SessionWatch } from './live/session-watch.ts';
import { sendReplyNotices } from './notify-reply-arrived.ts';

export { caseNumbersOf, casesWithDanger, isCaseOf } from './cases.repository.ts';
export { detachMemberFromCases } from './consultation-records.ts';
export type { ConsultationSteps } from './consultation-steps.ts';
export { unreadAnswersColumn } from './count-unread-answers.ts';
export { type CardReading, readByCard, workByCard } from './desk/open-card.ts';
export { putBackCasesOf } from './desk/put-back-cases.ts';
export { consultationsToTake } from './export-consultations.ts';
export { findFinishedCase } from './finished-case.ts';
export { hasConsultations } from './has-consultations.ts';

interface ConsultationsOptions {
  authenticator: Authenticator;
  activeSessions: ActiveSessions;
}

type ConsultationsParts = 'routes' | 'plugins' | 'handlers' | 'jobs' | 'belongings';
export type ConsultationsModule = ModuleWith<ConsultationsParts> & {
  steps: ConsultationSteps;
};

/** Consultations from both sides: cases, their messages and the live connections (G90, G126, G140). */
function buildConsultations(
  parts: ConsultationParts,
  { authenticator, activeSessions }: ConsultationsOptions,
): ConsultationsModule {
  const hub = new LiveHub(parts);
  const sessionWatch = new SessionWatch(activeSessions);
  return {
    routes: [...consultationRoutes(parts), ...deskCaseRoutes(parts)],
    belongings: [consultationBelongings],
    plugins: [
      livePlugin({ parts, hub, authenticator, sessionWatch, presence: new DeskPresence(parts) }),
      casePicturesPlugin({ parts, authenticator }),
    ],
    steps: consultationSteps(parts),
    handlers: { 'notify-reply': sendReplyNotices(parts), 'notify-summary': sendReplyNotices(parts) },
    jobs: [
      {
        name: 'erase-old-consultations',
        dailyAt: '04:30',
        run: async (now) => {
          await endCasesWithoutMember(parts.database, now);
          await eraseOldCases(parts.database, now);
        },
      },
    ],
  };
}

interface ConsultationNeeds {
  authenticator: Authenticator;
  talkNumbers: ConsultationParts['talkNumbers'];
  readProfile: CardSources['readProfile'];
}

/** The module as the portal composes it: closures from the content, sessions from identity and staff. */
export function createConsultationsModule(
  dependencies: Dependencies,
  { authenticator, talkNumbers, readProfile }: ConsultationNeeds,
): ConsultationsModule {
  const { database, clock, settings } = dependencies;
  const activeSessions: ActiveSessions = async ({ members, staff }) => {
    const now = clock();
    const moment = { now, idleSeconds: settings.sessionIdleSeconds };
    return new Set([
      ...(await listActiveSessions(database, members, moment)),
      ...(await listActiveStaffSessions(database, staff, now)),
    ]);
  };
  return buildConsultations(
    { ...dependencies, talkNumbers, card: { readProfile, ...cardSources(dependencies) } },
    { authenticator, activeSessions },
  );
}

/** The card's sources that need nothing but the dependencies. Without the content service the names are left out. */
function cardSources(dependencies: Dependencies): Omit<CardSources, 'readProfile'> {
  const { content, clock } = dependencies;
  return {
    nextVisitOf: async (memberId) => (await listNextVisits(dependencies, memberId, clock())).next,
    cancerTypes: () =>
      content.cancerTypes().then(
        ({ value }) => new Map(value.map(({ id, name }) => [id, name])),
        () => new Map(),
      ),
    treatmentStatuses: () =>
      content.treatmentStatuses().then(
        ({ value }) =>
          new Map(
            value.flatMap(({ id, status_id, name }) => [
              [id, name],
              [String(status_id), name],
            ]),
          ),
        () => new Map(),
      ),
  };
}
