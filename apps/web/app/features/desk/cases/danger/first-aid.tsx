import { type CaseDanger, type DeskCase, sendFirstAidEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { useRef } from 'react';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from '../case-work.ts';

interface FirstAidProps {
  found: DeskCase;
  me: StaffMe;
  danger: CaseDanger;
}

/** The fixed words that one person sends alone and at once, whole before the press; nobody else's case (G119). */
export function FirstAid({ found, me, danger }: FirstAidProps) {
  const { id, taken_by: holder, member_name: name } = found;
  const { isBusy, failure, work } = useCaseWork(id);
  // One key for the whole page: a lost answer makes no second message.
  const key = useRef('');
  const send = () => {
    key.current ||= crypto.randomUUID();
    const body = { client_key: key.current };
    return work((api) => api.call(sendFirstAidEndpoint, { params: { id }, body }));
  };
  if (danger.first_aid) {
    return (
      <p>{`はじめの一言を、${danger.first_aid.staff_name}さんが送りました（${danger.first_aid.at.slice(11, 16)}）。`}</p>
    );
  }
  const isTheirs = holder !== null && holder.id !== me.id;
  if (isTheirs || name === null) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>二人めを待たずに、決まった文だけは、一人ですぐに送れます。</p>
      <Button
        icon="chat"
        busy={isBusy ? '送っています…' : undefined}
        onClick={() => void send()}
        aria-describedby="first-aid-text"
      >
        はじめの一言をいま送る
      </Button>
      <div className="w-full">
        <Fold summary="送る文を読む">
          <p id="first-aid-text" className="desk-words">
            {FIRST_AID_TEXT}
          </p>
        </Fold>
      </div>
      {holder === null ? <p className="ui-meta">送ると、あなたが担当になります。</p> : null}
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
