import { formatFigure } from '@hidamari/domain/japanese-text';
import { Button, ButtonLink } from '../button/index.ts';

type ShownCountProps = {
  total: number;
  from?: number;
  to: number;
  /** What is counted, before the figures: 「「症状」を含む記録　」. */
  of?: string;
};

/** 「全128件中 1〜20件を表示」 (ui 20). Spoken again when the list has grown. */
export function ShownCount({ total, from = 1, to, of = '' }: ShownCountProps) {
  return (
    <p className="ui-meta ui-num" role="status">
      {of}
      {total === 0
        ? '0件'
        : `全${formatFigure(total)}件中 ${formatFigure(from)}〜${formatFigure(Math.min(to, total))}件を表示`}
    </p>
  );
}

/**
 * An address of the longer list, a button that sends the form around it (both work without a script), or a press that
 * fetches it.
 */
export type MoreListProps = {
  total: number;
  shown: number;
  isLoading?: boolean;
} & ({ href: string } | { onMore: () => void } | { sends: { name: string; value: string } });

/** The count and 「もっと見る」 under a list; the button goes when everything is shown. */
export function MoreList(props: MoreListProps) {
  const { total, shown, isLoading } = props;
  return (
    <div className="ui-more-list">
      <ShownCount total={total} to={shown} />
      {shown >= total ? null : 'href' in props ? (
        <ButtonLink kind="plain" href={props.href} iconAfter="down" width="full">
          もっと見る
        </ButtonLink>
      ) : (
        <Button
          kind="plain"
          iconAfter="down"
          width="full"
          {...('sends' in props ? { type: 'submit', ...props.sends } : { onClick: props.onMore })}
          busy={isLoading ? '読み込んでいます…' : undefined}
        >
          もっと見る
        </Button>
      )}
    </div>
  );
}
