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
  /** Where a page without scripts reads it again: its own address. In place of `onReload`. */
  href?: string;
  /** While it is being fetched again. */
  isReloading?: boolean;
};

/** One part of a page could not be fetched: it says so itself and offers to try again; the rest stands. */
export function PartFailed({ what, why, onReload, href, isReloading }: PartFailedProps) {
  const known = useContext(WhyPartsFail);
  const reason = why ?? known;
  return (
    <div className="ui-part-failed" role="status">
      <p>{`${what}を表示できませんでした。`}</p>
      {reason ? <p>{reason}</p> : null}
      {href === undefined ? null : (
        <ButtonLink kind="plain" icon="refresh" href={href}>
          再読み込み
        </ButtonLink>
      )}
      {onReload ? (
        <Button
          kind="plain"
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
