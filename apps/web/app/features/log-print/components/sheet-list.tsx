import { Button } from '@hidamari/ui/button';
import { useState } from 'react';
import { type DrawnSheet, PrintedSheet } from './printed-sheet.tsx';

/** All sheets, one under the other, as wide as the screen; or in their own size, to be read closely. */
export function SheetList({ sheets }: { sheets: readonly DrawnSheet[] }) {
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
