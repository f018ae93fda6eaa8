import type { StaffMe } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { PartFailed } from '@hidamari/ui/part-failed';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { colleaguesQuery } from './desk-queries.ts';

const QUEUE = 'queue';

interface HandOverProps {
  caseId: string;
  me: StaffMe;
  /** A colleague's id, or null for the queue; true once it is done. */
  onChosen(to: string | null): Promise<boolean>;
}

/** 担当をかえる: to a colleague, or back to everybody. */
export function HandOver({ caseId, me, onChosen }: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [to, setTo] = useState(QUEUE);
  const close = () => setOpen(false);
  const give = async () => {
    setBusy(true);
    await onChosen(to === QUEUE ? null : to);
    setBusy(false);
    close();
  };
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        担当をかえる
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="だれに引き継ぎますか"
        actions={
          <>
            <Button width="full" busy={isBusy ? '引き継いでいます…' : undefined} onClick={() => void give()}>
              引き継ぐ
            </Button>
            <Button kind="plain" width="full" onClick={close}>
              キャンセル
            </Button>
          </>
        }
      >
        {isOpen ? <Colleagues key={caseId} me={me} value={to} onChange={setTo} /> : null}
      </Dialog>
    </>
  );
}

function Colleagues({ me, value, onChange }: { me: StaffMe; value: string; onChange(to: string): void }) {
  const query = useQuery(colleaguesQuery(browserApi()));
  if (!query.data) {
    return query.error || query.fetchStatus === 'paused' ? (
      <PartFailed what="相談員の一覧" onReload={() => void query.refetch()} isReloading={query.isFetching} />
    ) : (
      <Skeleton shape="lines" count={3} what="相談員" />
    );
  }
  const others = query.data.data.filter(({ id }) => id !== me.id);
  return (
    <RadioPicks
      name="hand-over-to"
      label="引き継ぎ先"
      options={[
        { value: QUEUE, label: '列に戻す（だれでも担当できます）' },
        ...others.map(({ id, display_name: name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
