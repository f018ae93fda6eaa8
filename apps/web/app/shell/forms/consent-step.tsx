import type { ErrorCode } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { letGo } from '../unsaved-work.ts';
import { useCanKeepDrafts } from './use-draft.ts';

/** The page on which a missing consent is given. That of a changed text leads back to where somebody was. */
const PLACES: Readonly<Partial<Record<ErrorCode, { href: string; label: string; leadsBack: boolean }>>> = {
  consent_outdated: { href: '/login/session', label: '新しい内容を確認する', leadsBack: true },
  consent_withdrawn: { href: '/account/privacy', label: '「個人情報と同意」を開く', leadsBack: false },
};

/** To a whole new page: as this one goes, each form keeps what stands in it (`useDraft`). */
function walkTo({ href, leadsBack }: { href: string; leadsBack: boolean }): void {
  const { pathname, search } = window.location;
  const back = leadsBack ? `?${new URLSearchParams({ return_to: `${pathname}${search}` })}` : '';
  letGo();
  window.location.assign(`${href}${back}`);
}

/**
 * After a save that waits for a consent: the one way on (decision 0075). Where this browser keeps no drafts the page opens
 * apart, so that what is written stays where it is.
 */
export function ConsentStep({ code }: { code: ErrorCode }) {
  const canKeep = useCanKeepDrafts();
  const place = PLACES[code];
  if (!place) return null;
  if (!canKeep) {
    return (
      <>
        <p>書いたものは、この画面にあります。別の画面で同意してから、ここでもう一度送ってください。</p>
        <a href={place.href} target="_blank" rel="noopener" className="inline-flex min-h-12 items-center">
          {place.label}（別ウィンドウで開きます）
        </a>
      </>
    );
  }
  return (
    <>
      {place.leadsBack ? <p>書きかけのものは下書きに残し、確認のあと、この画面へ戻ります。</p> : null}
      <Button size="small" onClick={() => walkTo(place)}>
        {place.label}
      </Button>
    </>
  );
}
