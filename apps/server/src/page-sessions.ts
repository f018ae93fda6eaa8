import { AppError } from '@hidamari/domain/errors';
import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import type { PageSessions } from './http/pages/page-handler.ts';
import { unreadAnswersColumn } from './modules/consultations/index.ts';
import type { IdentityModule } from './modules/identity/index.ts';
import {
  counted,
  UNREAD_COMMENTS,
  type UnreadComment,
  type UnreadComments,
  unreadCommentsColumn,
} from './modules/log-comments/index.ts';
import { type AskingMember, callerMayUseIllnessData, type MembersModule } from './modules/members/index.ts';

/** What the header of every page of a member's tells of. */
interface UnreadForPage {
  comments: UnreadComments;
  /** Words of supporters in the member's consultations. */
  answers: number;
}

const NOTHING_UNREAD: UnreadForPage = { comments: { unread: 0, log_id: null }, answers: 0 };

/** In one statement. None while the member keeps nothing of the illness here, since then no page shows them. */
export async function readUnreadForPage(database: Database, member: AskingMember): Promise<UnreadForPage> {
  const { memberId, context } = member;
  const { rows } = await database.execute<{ comments: UnreadComment[]; answers: number }>(
    sql`select ${unreadCommentsColumn(memberId)} as comments, ${unreadAnswersColumn(memberId)} as answers`,
  );
  const { comments, answers } = rows[0] ?? { comments: [], answers: 0 };
  context?.put(UNREAD_COMMENTS, comments);
  if (comments.length === 0 && answers === 0) return NOTHING_UNREAD;
  const isShown = await callerMayUseIllnessData(database, member);
  return isShown ? { comments: counted(comments), answers } : NOTHING_UNREAD;
}

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
