import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { DeskFrame } from '../components/desk-frame.tsx';
import { MembersRoom } from '../components/members-room.tsx';
import { loadDesk } from '../load-desk.ts';
import type { Route } from './+types/desk-members';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  return { me: await loadDesk(context.get(pageContext), 'act-for-members') };
}

/** /desk/members: a member to act for, and what was done last (G42). */
export default function DeskMembers({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <DeskFrame me={me} current="members">
      <MembersRoom me={me} />
    </DeskFrame>
  );
}
