import { endActingEndpoint, type StaffMe } from '@hidamari/contract/staff';
import { japanTime } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { MEMBER_ONLY_ACTS } from '@hidamari/domain/staff';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { forgetMember } from '../../../shell/data/held-member.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

/** While a concierge is in a member's place: whose, until when, what stays the member's, and the way out. */
export function ActingNow({ acting }: { acting: NonNullable<StaffMe['acting']> }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const end = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await browserApi().call(endActingEndpoint, {});
      forgetMember();
      window.location.replace(url);
    } catch (error) {
      setFailure(failedSaveOf(error, 'proceed'));
      setBusy(false);
    }
  };
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
          <Button kind="plain" onClick={end} busy={isBusy ? '終えています…' : undefined}>
            代行を終える
          </Button>
        </div>
      </div>
    </Card>
  );
}
