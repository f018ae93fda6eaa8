import type { CurrentUser } from '@hidamari/contract/members';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Dialog } from '@hidamari/ui/dialog';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { memberCalls } from '../../shell/data/contract-calls.ts';
import { cacheCurrentUser } from '../../shell/data/current-user.ts';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../shell/forms/use-action.ts';

/** Where the part stands on its page, for the ways that lead to it. */
export const BEREAVEMENT_ID = 'bereavement';

/** Asked before anything changes: a slip of the thumb must not do this to somebody who is ill. */
function AskDialog({
  isOpen,
  onClose,
  onTell,
}: {
  isOpen: boolean;
  onClose: () => void;
  onTell: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="お知らせを止め、ホームを静かにしますか"
      actions={
        <>
          <Button width="full" onClick={onTell}>
            静かにする
          </Button>
          <Button kind="plain" width="full" onClick={onClose}>
            いまのままにする
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <ul className="grid list-disc gap-1 pl-6">
          <li>
            画面のご案内、診察や記録のお知らせ、新しいお知らせ、アンケートのお願いが、すべて止まります。
          </li>
          <li>ホームは、話せるところと、これまでの記録だけになります。</li>
          <li>記録は消えません。ご相談への返事は、これまでどおり届きます。</li>
        </ul>
        <p>いつでも、この画面から元に戻せます。</p>
      </div>
    </Dialog>
  );
}

function Quiet({ onBack, isBusy }: { onBack: () => void; isBusy: boolean }) {
  return (
    <>
      <Notice tone="plain">
        <p>お知らせを止め、ホームを静かにしています。</p>
      </Notice>
      <div className="grid gap-3 md:flex">
        <ButtonLink href="/" kind="plain">
          ホームへ
        </ButtonLink>
        <Button
          kind="plain"
          className="text-balance"
          onClick={onBack}
          busy={isBusy ? '戻しています…' : undefined}
        >
          お知らせと、ふだんのホームに戻す
        </Button>
      </div>
    </>
  );
}

/**
 * 「大切な方を亡くされたとき」 (G149): one switch that silences every prompt and makes home quiet, by the account's holder
 * or an agent, or by a concierge whom the family calls; undone at any time.
 */
export function BereavementSection({ user }: { user: Pick<CurrentUser, 'is_bereaved'> }) {
  const [isAsking, setAsking] = useState(false);
  const { isBereaved, isBusy, failure, tell } = useBereavement(user);
  const [asked, setAsked] = useState(true);
  const send = (told: boolean) => {
    setAsking(false);
    setAsked(told);
    void tell(told);
  };
  return (
    <Card as="section" labelledBy={BEREAVEMENT_ID}>
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading id={BEREAVEMENT_ID} size="normal">
          大切な方を亡くされたとき
        </SectionHeading>
        <p>
          お知らせもご案内もすべて止め、ホームを静かにします。アカウントをお持ちの方か、代理の方が切り替えられます。ログインできないときは、お電話でお知らせください。
        </p>
        {isBereaved ? (
          <Quiet onBack={() => send(false)} isBusy={isBusy} />
        ) : (
          <div>
            <Button
              kind="plain"
              className="text-balance"
              onClick={() => setAsking(true)}
              busy={isBusy ? '切り替えています…' : undefined}
            >
              お知らせを止め、ホームを静かにする
            </Button>
          </div>
        )}
        <FailedSaveNotice failure={failure} onSendAgain={() => send(asked)} />
      </div>
      <AskDialog isOpen={isAsking} onClose={() => setAsking(false)} onTell={() => send(true)} />
    </Card>
  );
}

/** Tells of a death, or takes that back (G149). A toast says what was done; what could not be done says so in its place. */
function useBereavement({ is_bereaved: isBereaved }: Pick<CurrentUser, 'is_bereaved'>) {
  const client = useQueryClient();
  const toast = useToast();
  const tell = async (told: boolean) => {
    const body = { is_bereaved: told };
    const user = await browserApi().call((await memberCalls()).updateProfileEndpoint, { body });
    await cacheCurrentUser(client, user);
    toast({
      text: told ? 'お知らせを止め、ホームを静かにしました' : 'お知らせと、ふだんのホームに戻しました',
    });
  };
  const { run, isBusy, failure } = useAction(tell);
  return { isBereaved, isBusy, failure, tell: run };
}
