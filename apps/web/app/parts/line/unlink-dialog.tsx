import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import type { useUnlink } from './use-unlink.ts';

/** What unlinking means, before it happens. */
export function UnlinkWords() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>連携を外すと、このLINEへのお知らせは届かなくなります。ご登録や記録は、そのまま残ります。</p>
      <p>
        「LINEで確かめて外す」を押すと、LINEに確認のメッセージが届きます。そこから進むと、LINEで許可したことも取り消されます。
      </p>
      <p>
        LINEを開けないときは、「この画面で外す」を押してください。すぐに外れます。LINEで許可したことは、LINEの「設定」→「アカウント」→「連動アプリ」から取り消せます。
      </p>
    </div>
  );
}

/** 「連携を外す」: by LINE, which also takes back what was allowed there, or here at once. */
export function UnlinkDialog({ isOpen, unlink }: { isOpen: boolean; unlink: ReturnType<typeof useUnlink> }) {
  const { go, stop, busy, failure } = unlink;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={stop}
      title="LINEとの連携を外しますか"
      actions={
        <>
          <Button
            width="full"
            onClick={() => go('line')}
            busy={busy === 'line' ? '送っています…' : undefined}
          >
            LINEで確かめて外す
          </Button>
          <Button
            kind="plain"
            width="full"
            onClick={() => go('here')}
            busy={busy === 'here' ? '外しています…' : undefined}
          >
            この画面で外す
          </Button>
          <Button kind="text" width="full" onClick={stop}>
            外さない
          </Button>
        </>
      }
    >
      <UnlinkWords />
      <FailedSaveNotice failure={failure} />
    </Dialog>
  );
}
