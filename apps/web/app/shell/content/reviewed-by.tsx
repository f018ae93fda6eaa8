import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';

interface ReviewedByProps {
  /** Day of the review, YYYY-MM-DD. */
  day: string;
  /** The reviewer's role, never a name (G100). */
  reviewer: string;
}

/** Who has checked a text, and when. */
export function ReviewedBy({ day, reviewer }: ReviewedByProps) {
  return (
    <>
      <Icon name="check" size={20} />
      <span>
        <time dateTime={day}>{formatPlainDate(day)}</time>　<b>{reviewer}</b>
        が内容を確認しました
      </span>
    </>
  );
}
