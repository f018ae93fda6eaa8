import { isReady } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

const MY_DATA_HREF = '/account/my-data';

function ByTelephone() {
  const { number } = useSupportDesk();
  return (
    <>
      <p>治療ログなどの記録の写しは、退会の前にお電話でお申し出ください。受け取ってから退会できます。</p>
      <TelephoneLink number={number} size="normal" />
    </>
  );
}

/** 「記録をダウンロードしてから退会」 (G53); until that screen is there, the telephone (decision 0006). */
export function KeepRecords() {
  return (
    <Card as="section" tone="sunk" labelledBy="keep-records">
      <div className="grid grid-cols-1 gap-3">
        <SectionHeading size="small" id="keep-records">
          記録を手元に残したい方へ
        </SectionHeading>
        {isReady(MY_DATA_HREF) ? (
          <ButtonLink href={MY_DATA_HREF} kind="plain" icon="download">
            記録をダウンロードしてから退会する
          </ButtonLink>
        ) : (
          <ByTelephone />
        )}
      </div>
    </Card>
  );
}
