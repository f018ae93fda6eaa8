import type { StaffMe } from '@hidamari/contract/staff';
import { endActingEndpoint, type FoundMember } from '@hidamari/contract/staff';
import { ACCESS_KINDS } from '@hidamari/domain/access-records';
import { formatJapaneseDate, japanTime } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { MEMBER_ONLY_ACTS } from '@hidamari/domain/staff';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { enterDesk } from '../../../parts/desk/enter-desk.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { forgetMember } from '../../../shell/data/tab-session.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FindMember } from '../components/find-member.tsx';
import { ReasonForm } from '../components/reason-form.tsx';
import type { Route } from './+types/desk-members';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  return { me: await enterDesk(context.get(pageContext), 'act-for-members') };
}

/** /desk/members: a member to act for, and what was done last (G42, G140). */
export default function DeskMembers({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <DeskFrame me={me} current="deskMembers">
      <PageHeading lead="見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。">
        会員の手続き
      </PageHeading>
      <div className="grid gap-8">
        {me.acting ? <ActingNow acting={me.acting} /> : <BeginActing />}
        <RecentActs acts={me.recent_acts} />
      </div>
    </DeskFrame>
  );
}

/** What the signed-in person did last. */
function RecentActs({ acts }: { acts: StaffMe['recent_acts'] }) {
  return (
    <Card as="section" tone="sunk" labelledBy="recent-acts">
      <div className="grid gap-4">
        <SectionHeading size="small" id="recent-acts">
          最近したこと
        </SectionHeading>
        {acts.length === 0 ? (
          <p>まだ何もありません。</p>
        ) : (
          <ul className="grid">
            {acts.map(({ id, at, kind, member }) => (
              <li key={id} className="grid gap-0.5 border-t border-line py-3 leading-snug">
                <span className="ui-meta ui-num">{`${formatJapaneseDate(at.slice(0, 10))} ${at.slice(11, 16)}`}</span>
                <span>{`${ACCESS_KINDS[kind]}${member === null ? '' : `（${member}）`}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

const whatWasFound = (count: number) =>
  count === 0
    ? '会員は見つかりませんでした。番号をもう一度おたずねください。'
    : `${count}人の会員が見つかりました。`;

/** Picks a member by an exact handle, gives a reason, begins (G42). */
function BeginActing() {
  const [found, setFound] = useState<readonly FoundMember[] | null>(null);
  return (
    <Card as="section" labelledBy="begin-acting">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <SectionHeading size="small" id="begin-acting">
            お手続きを代行する
          </SectionHeading>
          <p>
            ご本人からうかがった番号かアドレスで、会員をさがします。一部だけではさがせません。30分で終わります。
          </p>
        </div>
        <FindMember onFound={setFound} />
        <p role="status">{found === null ? '' : whatWasFound(found.length)}</p>
        {found === null || found.length === 0 ? null : (
          // Another search is another form: a member picked before is not among these.
          <ReasonForm key={found.map(({ id }) => id).join()} found={found} />
        )}
      </div>
    </Card>
  );
}

/** While a concierge is in a member's place: whose, until when, what stays the member's, and the way out. */
function ActingNow({ acting }: { acting: NonNullable<StaffMe['acting']> }) {
  const end = async () => {
    const { url } = await browserApi().call(endActingEndpoint, {});
    forgetMember();
    window.location.replace(url);
  };
  const { run, isBusy, failure } = useAction(end, { act: 'proceed', leaves: true });
  return (
    <Card as="section" tone="key" labelledBy="acting-now">
      <div className="grid gap-4">
        <SectionHeading size="small" id="acting-now">
          お手続きを代行しています
        </SectionHeading>
        <p>
          <b>{acting.member_name} 様</b>
          <span className="ui-num">{`（${japanTime(new Date(acting.ends_at))}まで）`}</span>
        </p>
        <p>{`次のことは、ご本人だけができます：${MEMBER_ONLY_ACTS.join('、')}`}</p>
        <FailedSaveNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={screenHref('/')}>会員の画面へもどる</ButtonLink>
          <Button kind="plain" onClick={run} busy={isBusy ? '終えています…' : undefined}>
            代行を終える
          </Button>
        </div>
      </div>
    </Card>
  );
}
