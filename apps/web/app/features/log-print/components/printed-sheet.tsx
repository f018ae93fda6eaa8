import './sheet.css';
import type { PrintedSheets } from '@hidamari/contract/log-print';
import { SHEET, SHEET_SHADES } from '@hidamari/domain/log-print';
import { Fragment, memo } from 'react';

export type DrawnSheet = PrintedSheets['sheets'][number];
type Shape = DrawnSheet['shapes'][number];
type Text = DrawnSheet['blocks'][number]['texts'][number];

const TAGS = { title: 'h2', heading: 'h3', day: 'h4', text: 'p' } as const;

/**
 * A sheet as it is given: every line in its place, nothing broken anew, the same as in the file (G70). Lines and bars
 * are ornament to a listener; what they say stands in words beside them.
 */
export const PrintedSheet = memo(function PrintedSheet({
  sheet,
  total,
}: {
  sheet: DrawnSheet;
  total: number;
}) {
  return (
    <section className="sheet" lang="ja" aria-label={`${sheet.number}枚目（全${total}枚）`}>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        {sheet.shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is drawn as a whole, its parts never move.
          <DrawnShape key={index} shape={shape} />
        ))}
      </svg>
      {sheet.blocks.map(({ role, texts }, index) => {
        const Tag = TAGS[role];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is drawn as a whole, its parts never move.
          <Tag key={index}>
            {texts.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is drawn as a whole, its parts never move.
              <Fragment key={at}>
                <span style={placeOf(text)}>{text.lines.join('\n')}</span>{' '}
              </Fragment>
            ))}
          </Tag>
        );
      })}
    </section>
  );
});

function placeOf({ x, y, width, size, leading, bold, shade, align }: Text) {
  return {
    left: `${x}mm`,
    top: `${y}mm`,
    width: `${width}mm`,
    fontSize: `${size}pt`,
    lineHeight: `${leading}mm`,
    ...(bold && { fontWeight: 700 }),
    ...(shade && { color: SHEET_SHADES[shade] }),
    ...(align && { textAlign: align }),
  };
}

function DrawnShape({ shape }: { shape: Shape }) {
  const colour = SHEET_SHADES[shape.shade];
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape;
    return <rect x={x} y={y} width={width} height={height} fill={colour} />;
  }
  const { x1, y1, x2, y2, thickness, dotted } = shape;
  return (
    <line
      x1={x1}
      y1={y1}
      x2={x2}
      y2={y2}
      stroke={colour}
      strokeWidth={thickness}
      strokeDasharray={dotted ? '0.3 0.8' : undefined}
    />
  );
}
