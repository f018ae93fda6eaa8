import './acting-banner.css';
import { screenHref } from '@hidamari/domain/screens';
import { actingMinutesLeft } from '@hidamari/domain/staff';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { lateBrowserApi, staffCalls } from './data/contract-calls.ts';
import { forgetMember } from './data/tab-session.ts';
import { usePageData } from './page-data.ts';
import { useNow } from './use-now.ts';

/** Above every page that a concierge sees in a member's place: whose it is, for how long, and the way out (G42). */
export function ActingBanner() {
  const { member } = usePageData();
  if (!member?.acting) return null;
  const { displayName, acting } = member;
  return <ActingNotice memberName={displayName} endsAt={acting.endsAt} />;
}

/** The words of the banner, and the way out while there is time left. */
export function ActingNotice({ memberName, endsAt }: { memberName: string; endsAt: string }) {
  const minutes = actingMinutesLeft(new Date(endsAt), useNow());
  return (
    <section className="acting-banner" aria-label="代行中のお知らせ" data-print="hide">
      <Icon name="user" size={24} />
      <p>
        <b>担当者がお手続きを代行しています</b>
        <span className="ui-num">
          {minutes > 0 ? `${memberName} 様の画面です。あと${minutes}分` : '代行の時間が終わりました'}
        </span>
      </p>
      {minutes > 0 ? (
        <EndActing />
      ) : (
        <ButtonLink kind="plain" size="small" href={screenHref('/desk/members')}>
          相談員の机へ
        </ButtonLink>
      )}
    </section>
  );
}

function EndActing() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const end = async () => {
    setBusy(true);
    try {
      // Brought on the press, as at the logout: few ever see this.
      const [{ browserApi }, { endActingEndpoint }] = await Promise.all([lateBrowserApi(), staffCalls()]);
      const { url } = await browserApi().call(endActingEndpoint, {});
      // A whole new page: nothing of the member stays in memory (F36).
      forgetMember();
      window.location.replace(url);
    } catch {
      setBusy(false);
      toast({ text: '代行を終えられませんでした。もう一度お試しください。' });
    }
  };
  return (
    <Button kind="plain" size="small" onClick={end} busy={isBusy ? '終えています…' : undefined}>
      代行を終える
    </Button>
  );
}
