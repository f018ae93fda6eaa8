import { createContext, useContext } from 'react';
import { Button, ButtonLink } from '../button/index.ts';

/** Why parts of this page cannot be read just now, for each that does not know better itself; undefined: nobody knows. */
export const WhyPartsFail = createContext<string | undefined>(undefined);

export type PartFailedProps = {
  /** Which part: 「お知らせ」. */
  what: string;
  /** Why, where that is known: 「ただいまメンテナンスをしています。」 */
  why?: string | undefined;
  onReload?: () => void;
  /** The button sends the form around it, in place of `onReload`. */
  isInForm?: boolean;
  /** Address that tries again without a script, in place of `onReload`; empty: this page's own. */
  reloadHref?: string;
  /** While it is being fetched again. */
  isReloading?: boolean;
};

/** One part of a page could not be fetched: it says so itself and offers to try again; the rest stands. */
export function PartFailed({
  what,
  why,
  onReload,
  isInForm = false,
  reloadHref,
  isReloading,
}: PartFailedProps) {
  const known = useContext(WhyPartsFail);
  const reason = why ?? known;
  return (
    <div className="ui-part-failed" role="status">
      <p>{`${what}を表示できませんでした。`}</p>
      {reason ? <p>{reason}</p> : null}
      {reloadHref === undefined ? null : (
        <ButtonLink kind="plain" icon="refresh" href={reloadHref}>
          再読み込み
        </ButtonLink>
      )}
      {onReload || isInForm ? (
        <Button
          kind="plain"
          type={isInForm ? 'submit' : 'button'}
          icon="refresh"
          onClick={onReload}
          busy={isReloading ? '読み込んでいます…' : undefined}
        >
          再読み込み
        </Button>
      ) : null}
    </div>
  );
}
