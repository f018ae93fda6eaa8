const RADIUS = 4;

/** A point around 0, 0. Open: the sheet says less or more than its number. */
export function LineMark({ shape, isOpen }: { shape: 'circle' | 'square'; isOpen: boolean }) {
  const open = isOpen ? '' : undefined;
  if (shape === 'circle') return <circle className="ui-chart-point" data-open={open} r={RADIUS} />;
  return (
    <rect
      className="ui-chart-point"
      data-open={open}
      x={-RADIUS}
      y={-RADIUS}
      width={RADIUS * 2}
      height={RADIUS * 2}
    />
  );
}
