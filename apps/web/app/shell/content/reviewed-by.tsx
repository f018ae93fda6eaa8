import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Byline, type BylineProps } from './byline.tsx';

interface ReviewedByProps extends Pick<BylineProps, 'as'> {
  /** Day of the review, YYYY-MM-DD. */
  day: string;
  /** The reviewer's role, never a name (G100). */
  reviewer: string;
}

/** Who has checked a text, and when. */
export function ReviewedBy({ day, reviewer, as = 'p' }: ReviewedByProps) {
  return (
    <Byline icon="check" as={as}>
      <time dateTime={day}>{formatPlainDate(day)}</time>　<b>{reviewer}</b>
      が内容を確認しました
    </Byline>
  );
}
