import { Button } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Dialog } from '@hidamari/ui/dialog';
import { useState } from 'react';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/** Where a mail may have gone, and what lets it through. */
export function MailHints() {
  return (
    <ul className="ml-5 grid list-disc gap-2">
      <li>迷惑メールのフォルダーに入っていないか、ご覧ください。</li>
      <li>
        受け取るメールを指定している場合は、メールの設定で、このサイトのドメインからのメールを受け取れるようにしてください。
      </li>
    </ul>
  );
}

/** The person says that no mail came: a new one is asked for by telephone. */
function AskForNewMail() {
  const desk = useSupportDesk();
  return (
    <div className="grid gap-4">
      <p>
        新しい確認メールは、お電話でうけたまわってお送りします。メールアドレスの確認をしたいとお伝えください。
      </p>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.weekly]} />
      <MailHints />
    </div>
  );
}

/** The question of G116, after a link that proves nothing any more. Both answers say what to do next. */
export function MailNotProvedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isMissing, setMissing] = useState(false);
  const answers = (
    <>
      <Button onClick={onClose}>届いた</Button>
      <Button kind="plain" onClick={() => setMissing(true)}>
        届かない（再送）
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isMissing ? '確認メールの再送' : '確認メールは届きましたか？'}
      actions={isMissing ? <Button onClick={onClose}>閉じる</Button> : answers}
    >
      {isMissing ? (
        <AskForNewMail />
      ) : (
        <div className="grid gap-4">
          <p>
            このリンクでは確認できませんでした。リンクの期限が切れたか、新しいメールが別に届いているのかもしれません。
          </p>
          <MailHints />
        </div>
      )}
    </Dialog>
  );
}
