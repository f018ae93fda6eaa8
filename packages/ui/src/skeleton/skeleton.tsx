/** rows: pictures with two lines. cards: covers above lines. lines: text. The layout stays still when it arrives. */
export type SkeletonShape = 'rows' | 'cards' | 'lines';

export type SkeletonProps = {
  shape: SkeletonShape;
  count?: number;
  /** What is on its way: 「治療ログ」. Spoken as 「治療ログを読み込んでいます」. */
  what: string;
};

function Piece({ shape }: { shape: SkeletonShape }) {
  return (
    <div className="ui-skeleton-piece">
      {shape === 'lines' ? null : <span className="ui-skeleton-picture" />}
      <div>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

/** The place of something that is on its way. */
export function Skeleton({ shape, count = 3, what }: SkeletonProps) {
  return (
    <div className="ui-skeleton" data-shape={shape} role="status">
      <span className="ui-visually-hidden">{`${what}を読み込んでいます`}</span>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Piece key={index} shape={shape} />
        ))}
      </div>
    </div>
  );
}
