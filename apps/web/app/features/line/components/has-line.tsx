import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { LineFrame } from './line-frame.tsx';

/** In place of the way to link, for whoever is linked: where they see and change it. */
export function HasLine() {
  return (
    <LineFrame isBare title="LINEと連携しています" drawing="cover-letter">
      <p>
        ご登録は、もうLINEと連携しています。お知らせをLINEで受け取るか、メールで受け取るかは、「お知らせの受け取り」で選べます。
      </p>
      <div className="line-frame-ways">
        <ButtonLink href={screenHref('/account/notices')} width="full">
          お知らせの受け取りを開く
        </ButtonLink>
        <ButtonLink href={screenHref('/account')} kind="plain" width="full">
          アカウントの画面へ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}
