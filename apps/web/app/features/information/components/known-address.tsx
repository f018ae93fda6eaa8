import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';

/** 「前に登録したか、分からない方」: leads to the form, which most who read the page do not need (G50). */
export function KnownAddress() {
  return (
    <Card as="section" labelledBy="known-address" className="mt-8">
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading size="small" id="known-address">
          前に登録したか、分からない方
        </SectionHeading>
        <p>
          メールアドレスを入れていただくと、登録があるかどうかを、そのアドレスにだけメールでお知らせします。
        </p>
        <div>
          <ButtonLink href={screenHref('/sign-up/known-address')} kind="plain" icon="mail">
            登録があるか確かめる
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
