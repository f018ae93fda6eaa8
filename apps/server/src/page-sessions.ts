import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from './dependencies.ts';
import type { PageSessions } from './http/pages/page-handler.ts';
import type { IdentityModule } from './modules/identity/index.ts';
import type { MembersModule } from './modules/members/index.ts';
import { NOTHING_UNREAD, readUnreadForPage } from './unread-for-page.ts';

/** A member's page carries a fresh access token and the name to greet with. */
export function pageSessions(
  identity: IdentityModule,
  members: MembersModule,
  { database, settings: { sessionIdleSeconds: idleSeconds } }: Dependencies,
): PageSessions {
  return {
    async mintAccessToken(member, { now }) {
      const { actingStaff } = member;
      const [session, profile, unread] = await Promise.all([
        identity.pageSession(member, now),
        members.findPageProfile(member),
        // A concierge is told nothing of what a supporter wrote to the member.
        actingStaff ? NOTHING_UNREAD : readUnreadForPage(database, member),
      ]);
      // The member left between the check at the door and here.
      if (profile === null) throw new AppError('unauthenticated');
      return {
        displayName: profile.displayName,
        organization: profile.organization,
        ...(actingStaff && {
          acting: { staffName: actingStaff.displayName, endsAt: actingStaff.endsAt.toISOString() },
        }),
        hashUserId: session.hashUserId,
        idleSeconds,
        unreadComments: unread.comments,
        unreadAnswers: unread.answers,
        isBereaved: profile.isBereaved,
        reading: profile.reading,
        accessToken: session.accessToken,
        accessTokenExpiresAt: session.accessTokenExpiresAt.toISOString(),
      };
    },
  };
}
