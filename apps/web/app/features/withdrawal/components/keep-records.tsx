import { isReady } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Notice } from '@hidamari/ui/notice';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

const MY_DATA_HREF = '/account/my-data';

/** 「記録をダウンロードしてから退会」 (G53); until that screen is there, the telephone (decision 0006). */
export function KeepRecords() {
  const { number } = useSupportDesk();
  if (isReady(MY_DATA_HREF)) {
    return (
      <Notice title="記録を手元に残したい方へ" icon="download">
        <p>治療ログなどの記録は、退会の前に受け取れます。</p>
        <p className="pt-2">
          <ButtonLink href={MY_DATA_HREF} kind="plain" icon="download">
            記録をダウンロードしてから退会する
          </ButtonLink>
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="記録を手元に残したい方へ" icon="download">
      <p>治療ログなどの記録の写しは、退会の前にお電話でお申し出ください。受け取ってから退会できます。</p>
      <TelephoneLink number={number} size="normal" />
    </Notice>
  );
}
