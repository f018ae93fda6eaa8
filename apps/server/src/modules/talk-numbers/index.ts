import { issueTalkNumberEndpoint } from '@hidamari/contract/handover';
import { lte } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { issueTalkNumber, useTalkNumber } from './issue-talk-number.ts';
import { talkNumbers } from './talk-number.table.ts';
import { talkNumberParts } from './talk-number-parts.ts';

export { forgiveOneTry } from './talk-number-parts.ts';

export type TalkNumbersModule = ModuleWith<'routes' | 'jobs'> & {
  /** The member whose number it is; used up by the answer. Null for any other number. */
  use(tx: Parameters<typeof useTalkNumber>[0], number: string, now: Date): ReturnType<typeof useTalkNumber>;
};

/** 「お話し番号」: members read one out, and a supporter finds their record by it (G92). */
export function createTalkNumbersModule(dependencies: Dependencies): TalkNumbersModule {
  const parts = talkNumberParts(dependencies);
  const routes = [
    route(issueTalkNumberEndpoint, async ({ caller: { memberId } }) => {
      const { token, expiresAt } = await issueTalkNumber(parts, memberId);
      return { status: 200, body: { token, expires_at: expiresAt.toISOString() } };
    }),
  ];
  const jobs = [
    {
      name: 'tidy-talk-numbers',
      dailyAt: '03:35',
      run: async (now: Date) => {
        await dependencies.database.delete(talkNumbers).where(lte(talkNumbers.expires_at, now));
      },
    },
  ];
  return {
    routes,
    /** Nobody's record keeps that they once opened the panel. */
    jobs,
    use: (tx, number, now) => useTalkNumber(tx, parts.hashesOf(number), now),
  };
}
