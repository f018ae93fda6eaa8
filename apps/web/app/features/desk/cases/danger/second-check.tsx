import { checkCaseEndpoint, type DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from '../case-work.ts';

/** What the next step of the two is, for whoever looks at it. */
function nextStep(holder: DeskCase['taken_by'], me: StaffMe): string {
  if (holder === null) return 'まず一人が担当になり、もう一人がこの画面で「私も読みました」を押します。';
  return holder.id === me.id
    ? 'もう一人の相談員に、この画面で「私も読みました」を押してもらってください。'
    : `${holder.display_name}さんが担当です。下のやりとりを読んで、押してください。`;
}

/** Words that suggest danger are read by two people before anybody answers; whoever looks after the case is the first (G119). */
export function SecondCheck({ found, me }: { found: DeskCase; me: StaffMe }) {
  const { id, taken_by: holder } = found;
  const { isBusy, failure, work } = useCaseWork(id);
  return (
    <div className="grid justify-items-start gap-3">
      <p>担当のほかにもう一人が読んでから、お返事します。</p>
      <p>
        <b>{nextStep(holder, me)}</b>
      </p>
      {holder !== null && holder.id !== me.id ? (
        <Button
          busy={isBusy ? '記録しています…' : undefined}
          onClick={() => void work((api) => api.call(checkCaseEndpoint, { params: { id } }))}
        >
          私も読みました
        </Button>
      ) : null}
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
