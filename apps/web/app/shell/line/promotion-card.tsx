import '../popups/popups.css';
import { LINE_PROMOTION_TEXT } from '@hidamari/domain/line-promotion';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Illustration, WindowLight } from '@hidamari/ui/illustration';
import { LineMark } from '@hidamari/ui/line-mark';
import { useId, useRef } from 'react';
import { useFocusGivenBack } from '../popups/use-focus-given-back.ts';
import { useFocusInTheClear } from '../popups/use-focus-in-the-clear.ts';

/**
 * 「LINEで、お返事のお知らせを受け取れます」 (G80), as the card of a pop-up: the page goes on, the focus stays where it is, and
 * nothing closes it but the person (G81).
 */
export function LinePromotionCard({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useFocusInTheClear(card);
  useFocusGivenBack(card, onClose);
  return (
    <section ref={card} className="popup-card" aria-labelledby={titleId} data-print="hide">
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
        <Button kind="plain" width="full" onClick={onClose}>
          閉じる
        </Button>
      </div>
    </section>
  );
}
