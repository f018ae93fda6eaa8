import {
  type CallMade,
  type CaseDanger,
  callColleagueEndpoint,
  type DeskCase,
  type Present,
} from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { CALLED, type Called } from '@hidamari/domain/consultations';
import { STAFF_ROLE_LABELS, staffMay } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callText, MadeCall } from '../../../../parts/desk/colleague-call.tsx';
import { presenceQuery } from '../../../../parts/desk/presence.ts';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useNow } from '../../../../shell/use-now.ts';
import { useCaseWork } from '../case-work.ts';

/** A server that was killed tells nobody: who is there is asked for now and then. */
const PRESENCE_EVERY_MS = 60_000;

interface CallProps {
  found: DeskCase;
  me: StaffMe;
  danger: CaseDanger;
}

/** Who else is at the desk, and one press each for a second reader and for the person in charge (G119). */
export function CallColleagues({ found, me, danger }: CallProps) {
  const present = useQuery({ ...presenceQuery(pageApi()), refetchInterval: PRESENCE_EVERY_MS });
  const { isBusy, failure, work } = useCaseWork(found.id);
  const now = useNow();
  const [made, setMade] = useState<{ whom: Called; outcome: CallMade } | null>(null);
  const call = (whom: Called) =>
    work(async (api) => {
      const outcome = await api.call(callColleagueEndpoint, { params: { id: found.id, whom } });
      setMade({ whom, outcome });
    });
  const callable = CALLED.filter(({ value }) => isWorthCalling(value, found, me));
  return (
    <div className="grid gap-3">
      {present.data ? <p>{presentText(present.data.data, me.id)}</p> : null}
      {callable.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          {callable.map(({ value, label }) => (
            <Button
              key={value}
              kind="plain"
              size="small"
              icon="bell"
              busy={isBusy ? '呼んでいます…' : undefined}
              onClick={() => void call(value)}
            >
              {`${label}を呼ぶ`}
            </Button>
          ))}
        </div>
      )}
      <ul aria-live="polite" className="grid gap-1 empty:absolute">
        {danger.calls.map((one) => (
          <li key={one.whom}>{callText(one, now)}</li>
        ))}
        {made ? (
          <li>
            <MadeCall {...made} />
          </li>
        ) : null}
      </ul>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}

/** The second reader is called until there is one; a lead is the person in charge. */
function isWorthCalling(
  whom: Called,
  { needs_second_check: isForTwo }: DeskCase,
  { role }: StaffMe,
): boolean {
  return whom === 'second' ? isForTwo : !staffMay(role, 'direct-cases');
}

/** Everybody but oneself, with what they are. */
function presentText(present: readonly Present[], ownId: string): string {
  const others = present.filter(({ id }) => id !== ownId);
  if (others.length === 0) return 'いま、ほかに机をひらいている人はいません。';
  const names = others.map(({ display_name: name, role }) => `${name}さん（${STAFF_ROLE_LABELS[role]}）`);
  return `いま机をひらいている人：${names.join('、')}`;
}
