import { checkCaseEndpoint, type DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { NumbersToOffer } from '../../../shell/desk/numbers-to-offer.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from './case-work.ts';

const RULE =
  'つらい気持ちの言葉がありました。担当のほかにもう一人が読んでから、お返事してください。命の危険を感じるときは、責任者へすぐに電話してください。';

/**
 * Words that suggest danger are read by two people before anybody answers (G119). The member has the numbers already;
 * here they stand to be offered.
 */
export function SecondCheck({ found, me }: { found: DeskCase; me: StaffMe }) {
  const { id, taken_by: holder, second_check: checked } = found;
  const { isBusy, failure, work } = useCaseWork(id);
  if (!found.needs_second_check) {
    return checked ? (
      <Notice tone="ok">
        <p>{`${checked.staff_name}さんも読みました（${checked.at.slice(11, 16)}）。`}</p>
      </Notice>
    ) : null;
  }
  const isSecond = holder !== null && holder.id !== me.id;
  return (
    <Notice tone="danger" title="二人で確認してください">
      <p>{RULE}</p>
      {isSecond ? (
        <Button
          kind="plain"
          busy={isBusy ? '記録しています…' : undefined}
          onClick={() => void work((api) => api.call(checkCaseEndpoint, { params: { id } }))}
        >
          私も読みました
        </Button>
      ) : (
        <p>
          <b>
            {holder === null
              ? 'まず一人が担当になり、もう一人がこの画面で「私も読みました」を押します。'
              : 'もう一人の相談員に、この画面で「私も読みました」を押してもらってください。'}
          </b>
        </p>
      )}
      <FailedSaveNotice failure={failure} />
      <NumbersToOffer />
    </Notice>
  );
}
