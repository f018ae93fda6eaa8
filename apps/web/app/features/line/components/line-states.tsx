import { ButtonLink } from '@hidamari/ui/button';
import { LINE_FAULT_WORDS } from '../line-fault-words.ts';
import type { LineFault } from '../line-outcomes.ts';
import { LineFrame } from './line-frame.tsx';

/** Nothing was linked: why, and how to go on. */
export function LineFaultSection({ fault }: { fault: LineFault }) {
  const { paragraphs, canBeginAgain } = LINE_FAULT_WORDS[fault];
  return (
    <LineFrame isBare title="LINE連携ができませんでした" drawing="cover-busstop">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="line-frame-ways">
        {canBeginAgain ? (
          <ButtonLink href="/line/session" width="full">
            はじめから試す
          </ButtonLink>
        ) : (
          <ButtonLink href="/account" width="full">
            アカウントの画面へ
          </ButtonLink>
        )}
        <ButtonLink href="/" kind="plain" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

/** While LINE or the portal is asked: said, not only shown. */
export function LineWait({ children = 'そのまま、少しお待ちください。' }: { children?: string }) {
  return <p role="status">{children}</p>;
}

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
