import { type CaseDanger, type DeskCase, sendFirstAidEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { useRef } from 'react';
import { useIsAway } from '../../../../parts/desk/presence.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from '../case-work.ts';

interface FirstAidProps {
  found: DeskCase;
  me: StaffMe;
  danger: CaseDanger;
}

const TEXT_ID = 'first-aid-text';

/** Not for the case of a colleague who is at the desk, and once for these words; the server decides again. */
function useMaySend({ found: { taken_by: holder, member_name: name }, me, danger }: FirstAidProps): boolean {
  const isAway = useIsAway(holder, me);
  return danger.first_aid === null && name !== null && (holder === null || holder.id === me.id || isAway);
}

/** What sending does to whose case it is. */
function takingText(holder: DeskCase['taken_by'], me: StaffMe): string {
  if (holder === null) return '送った人が担当になります。';
  if (holder.id === me.id) return '';
  return `担当の${holder.display_name}さんは机にいません。送ると、あなたが担当になります。`;
}

/** The fixed words that one person sends alone and at once, or who has sent them (G119). */
export function FirstAid(props: FirstAidProps) {
  const { id, taken_by: holder } = props.found;
  const { first_aid: sent } = props.danger;
  const { isBusy, failure, work } = useCaseWork(id);
  const maySend = useMaySend(props);
  // One key for the whole page: a lost answer makes no second message.
  const key = useRef('');
  const send = () => {
    key.current ||= crypto.randomUUID();
    const body = { client_key: key.current };
    return work((api) => api.call(sendFirstAidEndpoint, { params: { id }, body }));
  };
  if (sent)
    return <p>{`はじめの一言を、${sent.staff_name}さんが送りました（${sent.at.slice(11, 16)}）。`}</p>;
  if (!maySend) return null;
  return (
    <>
      <Button
        kind={holder?.id === props.me.id ? 'key' : 'plain'}
        icon="chat"
        busy={isBusy ? '送っています…' : undefined}
        onClick={() => void send()}
        aria-describedby={TEXT_ID}
      >
        はじめの一言をいま送る
      </Button>
      <p className="ui-meta">
        {`一言は決まった文で、二人めを待たずに送れます。${takingText(holder, props.me)}`}
      </p>
      <FailedSaveNotice failure={failure} />
    </>
  );
}

/** The words whole, before the press. */
export function FirstAidText(props: FirstAidProps) {
  return useMaySend(props) ? (
    <Fold summary="送る文を読む">
      <p id={TEXT_ID} className="desk-words">
        {FIRST_AID_TEXT}
      </p>
    </Fold>
  ) : null;
}
