import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Working } from '@hidamari/ui/progress';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useState } from 'react';
import type { PrintedState } from '../log-print-query.ts';
import { type DrawnSheet, PrintedSheet } from './printed-sheet.tsx';

const WHAT = 'まとめ';

/** The sheets, or what stands in their place: on their way, not to be had, or nothing written in the period. */
export function SheetSection({ state, onLonger }: { state: PrintedState; onLonger: () => void }) {
  const { printed, fault, hasFailed, isOld, isFetching, reload } = state;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {fault ? (
        <div data-print="hide">
          <Notice tone="caution" live>
            <p>{fault}</p>
          </Notice>
        </div>
      ) : null}
      {hasFailed ? (
        <div data-print="hide">
          <PartFailed what={WHAT} onReload={reload} isReloading={isFetching} />
        </div>
      ) : null}
      {printed && isOld && isFetching ? (
        <div data-print="hide">
          <Working>まとめを作り直しています…</Working>
        </div>
      ) : null}
      {printed?.log_count === 0 ? <NothingWritten onLonger={onLonger} /> : null}
      {printed && !hasFailed && fault === null ? (
        <div>
          <SheetList sheets={printed.sheets} />
        </div>
      ) : null}
      {!printed && !hasFailed && fault === null ? <Skeleton shape="lines" count={8} what={WHAT} /> : null}
    </div>
  );
}

/** An empty period still has a page: for the questions, and to write on by hand. */
function NothingWritten({ onLonger }: { onLonger: () => void }) {
  return (
    <div data-print="hide">
      <Notice tone="plain" title="この期間の記録はありません">
        <p>期間を長くするか、記録をつけると、ここに載ります。聞きたいことを書く紙としても使えます。</p>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button kind="plain" size="small" onClick={onLonger}>
            この3か月にする
          </Button>
          <ButtonLink kind="plain" size="small" icon="plus" href={screenHref('/treatment-logs/new')}>
            記録をつける
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

/** All sheets, one under the other, as wide as the screen; or in their own size, to be read closely. */
function SheetList({ sheets }: { sheets: readonly DrawnSheet[] }) {
  const [isLarge, setLarge] = useState(false);
  const total = sheets.length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3" data-print="hide">
        <p className="ui-num font-bold">{`A4 ${total}枚`}</p>
        <Button
          kind="quiet"
          size="small"
          icon="search"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          大きくして読む
        </Button>
      </div>
      <div className="sheet-list grid gap-5" data-size={isLarge ? 'own' : 'fitting'}>
        {sheets.map((sheet) => (
          <SheetFrame key={sheet.number} sheet={sheet} total={total} isLarge={isLarge} />
        ))}
      </div>
    </>
  );
}

function SheetFrame({ sheet, total, isLarge }: { sheet: DrawnSheet; total: number; isLarge: boolean }) {
  const drawn = (
    <div className="sheet-scale">
      <PrintedSheet sheet={sheet} total={total} />
    </div>
  );
  if (!isLarge) return <div className="sheet-frame">{drawn}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a section inside has the name already; this is only where it moves.
    <div className="sheet-frame" role="group" aria-label={`${sheet.number}枚目を動かす`} tabIndex={0}>
      {drawn}
    </div>
  );
}
