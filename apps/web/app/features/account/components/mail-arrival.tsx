import { errorMessage } from '@hidamari/domain/refusals';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { MailHints } from '../../../shell/mail-hints.tsx';
import { momentWords } from '../login-words.ts';
import { MAILS_A_DAY, type MailOwner, useMailArrival } from '../use-mail-arrival.ts';

interface Props {
  user: MailOwner;
  /** The address is known to be another account's proven one: another mail cannot help. */
  isTaken: boolean;
  /** In Japan, for the day of the last mail. */
  today: string;
}

const LIMIT = `1日に${MAILS_A_DAY}通までお送りできます。`;

/** Our mail does not arrive (decision 0074): what can be done, before anything else. */
function Refused({ at, today }: { at: string; today: string }) {
  const hasLine = useLinePlaces() !== null;
  return (
    <Notice tone="caution" title="このアドレスには、メールが届いていません。">
      <p>
        {`${momentWords(at, today)}のメールが、受け取られずに戻ってきました。アドレスが正しいか、お確かめください。違うときや、もう使っていないときは、変えられます。`}
      </p>
      <ButtonLink href={screenHref('/account/security')} kind="text" iconAfter="right">
        メールアドレスを変える
      </ButtonLink>
      {hasLine ? (
        <ButtonLink href={screenHref('/account/notices')} kind="text" iconAfter="right">
          お知らせをLINEで受け取る
        </ButtonLink>
      ) : null}
    </Notice>
  );
}

/** What the mail is for, and when the last one was asked for. */
function Purpose({
  user: {
    email_verified_at: provenAt,
    email_refused_at: refusedAt,
    sent_arrival_confirmation_email_at: last,
  },
  today,
}: Omit<Props, 'isTaken'>) {
  if (refusedAt !== null) return <Refused at={refusedAt} today={today} />;
  if (provenAt === null) {
    return (
      <Notice tone="caution" title="メールアドレスの確認が、まだ済んでいません。">
        <p>確認メールのリンクから確認できます。見つからないときは、もう一度お送りします。{LIMIT}</p>
      </Notice>
    );
  }
  return (
    <p className="ui-meta">
      <span>お知らせのメールが届くかどうかを、確かめるためのメールをお送りします。{LIMIT}</span>
      {last ? <span className="ui-num">前のお申し込みは、{momentWords(last, today)}です。</span> : null}
    </p>
  );
}

/** Said to the owner who has opened a link in vain; the way on is another address. */
function TakenAddress() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="caution" title="このメールアドレスは確認できません。">
        <p>{errorMessage('email_taken')}</p>
      </Notice>
      <div>
        <ButtonLink href={`${screenHref('/account/security')}#means`} kind="plain" icon="mail">
          メールアドレスを変える
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * 「メールが届くか確かめる」: a mail to one's own address. While the address is unproven it is the verification mail
 * that is sent once more. Nothing for an account without an address.
 */
export function MailArrival({ user, today, isTaken }: Props) {
  const { send, isBusy, isSent, failure } = useMailArrival(user);
  if (user.email === null) return null;
  if (isTaken) return <TakenAddress />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Purpose user={user} today={today} />
      <div>
        <Button kind="plain" icon="mail" onClick={send} busy={isBusy ? '送っています…' : undefined}>
          メールが届くか確かめる
        </Button>
      </div>
      <FailedSaveNotice failure={failure} onSendAgain={send} />
      {isSent && failure === null ? (
        <Notice tone="info" live title="メールをお送りします。">
          <p>数分お待ちください。届かないときは、次のことをお確かめください。</p>
          <MailHints />
        </Notice>
      ) : null}
    </div>
  );
}
