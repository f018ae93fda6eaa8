import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from './dependencies.ts';
import type { PageSessions } from './http/pages/page-handler.ts';
import { countUnreadAnswersForPage } from './modules/consultations/index.ts';
import type { IdentityModule } from './modules/identity/index.ts';
import { countUnreadForPage } from './modules/log-comments/index.ts';
import type { MembersModule } from './modules/members/index.ts';

const NOTHING_UNREAD = { unread: 0, log_id: null };

/** A member's page carries a fresh access token and the name to greet with. */
export function pageSessions(
  identity: IdentityModule,
  members: MembersModule,
  { database, settings: { sessionIdleSeconds: idleSeconds } }: Dependencies,
): PageSessions {
  return {
    async mintAccessToken({ memberId, actingStaff }, facts) {
      const [session, profile, unreadComments, unreadAnswers] = await Promise.all([
        identity.pageSession(facts),
        members.findPageProfile(memberId),
        // A concierge is told nothing of what a supporter wrote to the member.
        actingStaff ? NOTHING_UNREAD : countUnreadForPage(database, memberId),
        actingStaff ? 0 : countUnreadAnswersForPage(database, memberId),
      ]);
      // The session ended between the check at the door and here.
      if (session === null || profile === null) throw new AppError('unauthenticated');
      return {
        displayName: profile.displayName,
        organization: profile.organization,
        ...(actingStaff && {
          acting: { staffName: actingStaff.displayName, endsAt: actingStaff.endsAt.toISOString() },
        }),
        hashUserId: session.hashUserId,
        idleSeconds,
        unreadComments,
        unreadAnswers,
        isBereaved: profile.isBereaved,
        reading: profile.reading,
        accessToken: session.accessToken,
        accessTokenExpiresAt: session.accessTokenExpiresAt.toISOString(),
      };
    },
  };
}
