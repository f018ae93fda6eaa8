import '../popups/popups.css';
import { LINE_PROMOTION_TEXT } from '@hidamari/domain/line-promotion';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Illustration, WindowLight } from '@hidamari/ui/illustration';
import { LineMark } from '@hidamari/ui/line-mark';
import { useId } from 'react';

/**
 * 「LINEで、お返事のお知らせを受け取れます」 (G80), as the card of a pop-up: the page goes on, the focus stays where it is, and
 * nothing closes it but the person (G81): `showPromotion` shows it and hears the button.
 */
export function LinePromotionCard() {
  const titleId = useId();
  return (
    <section className="popup-card" aria-labelledby={titleId} data-print="hide">
      <div className="popup-card-head">
        <div className="popup-picture" data-fit="contain">
          <WindowLight place="panes" />
          <Illustration drawing="object-envelope" />
        </div>
        <div className="popup-card-words">
          <h2 id={titleId}>{LINE_PROMOTION_TEXT}</h2>
        </div>
      </div>
      <p>病気や相談の内容は書きません。いつでもやめられます。</p>
      <div className="popup-card-ways">
        <ButtonLink href={screenHref('/line/session')} kind="plain" width="full" mark={<LineMark />}>
          LINEと連携する
        </ButtonLink>
        <Button kind="plain" width="full">
          閉じる
        </Button>
      </div>
    </section>
  );
}
