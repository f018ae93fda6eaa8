import type { FoundMember } from '@hidamari/contract/staff';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { FindMember } from './find-member.tsx';
import { ReasonForm } from './reason-form.tsx';

const whatWasFound = (count: number) =>
  count === 0
    ? '会員は見つかりませんでした。番号をもう一度おたずねください。'
    : `${count}人の会員が見つかりました。`;

/** Picks a member by an exact handle, gives a reason, begins (G42). */
export function BeginActing() {
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
