import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';

/** 「記録をダウンロードしてから退会」 (G53). */
export function KeepRecords() {
  return (
    <Card as="section" tone="sunk" labelledBy="keep-records">
      <div className="grid grid-cols-1 gap-3">
        <SectionHeading size="small" id="keep-records">
          記録を手元に残したい方へ
        </SectionHeading>
        <div>
          <ButtonLink href="/account/my-data" kind="plain" icon="download">
            記録をダウンロードしてから退会する
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
