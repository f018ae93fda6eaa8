import { ButtonLink } from '@hidamari/ui/button';
import { LineFrame } from './line-frame.tsx';

/** A portal without LINE, and whoever may not link with it. */
export function NoLine({ isBare = true }: { isBare?: boolean }) {
  return (
    <LineFrame isBare={isBare} title="LINE連携は、ご利用いただけません" drawing="cover-letter">
      <p>いま、ここではLINEと連携できません。お知らせはメールでお届けします。</p>
      <div className="line-frame-ways">
        <ButtonLink href="/" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}
