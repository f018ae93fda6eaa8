import { Button, ButtonLink } from '@hidamari/ui/button';
import { LineMark } from '@hidamari/ui/line-mark';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { LinkBinding } from '../link-binding.ts';
import { LineFrame } from './line-frame.tsx';
import { SharedThings } from './shared-things.tsx';

const NOTE = '友だち追加は、このあと別にうかがいます。この画面は10分使えます。';

/** 「LINEと連携しますか」, with the name of the account: on a family's phone somebody else may be signed in (G54). */
export function ConfirmLink({ linkToken }: { linkToken: string }) {
  const { member } = usePageData();
  const { bind, isBusy, failure } = useBindLink(linkToken);
  return (
    <LineFrame title="LINEと連携しますか" drawing="cover-letter" note={NOTE}>
      <p>
        <b>{`${member?.displayName ?? ''} 様`}</b>
        のお知らせを、LINEで受け取れるようにします。
      </p>
      <SharedThings />
      <p>ほかの方から届いたリンクで開いた場合や、お名前が違う場合は、「連携しない」を押してください。</p>
      <FailedSaveNotice failure={failure} onSendAgain={bind} />
      <div className="line-frame-ways">
        <Button
          kind="plain"
          size="large"
          width="full"
          mark={<LineMark />}
          onClick={bind}
          busy={isBusy ? 'LINEの画面を開いています…' : undefined}
        >
          LINEと連携する
        </Button>
        <ButtonLink href="/account" kind="text" width="full">
          連携しない
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

/** The state of the button that binds this link token to the member, and how it is pressed. */
function useBindLink(linkToken: string) {
  const [binding] = useState(() => new LinkBinding());
  // Browsers keep the page as it was left; back from LINE's page it must be pressable again.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && binding.rest();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [binding]);
  return {
    bind: () => binding.bind(linkToken),
    ...useSyncExternalStore(binding.subscribe, binding.get, binding.get),
  };
}
