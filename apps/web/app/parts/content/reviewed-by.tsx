import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Byline, type BylineProps } from './byline.tsx';
import { isSamplePerson, withoutSampleMark } from './sample-mark.ts';

interface ReviewedByProps extends Pick<BylineProps, 'as'> {
  /** Day of the review, YYYY-MM-DD. */
  day: string;
  /** The reviewer's role, never a name (G100). */
  reviewer: string;
}

/** Who has checked a text, and when. Of a sample that nobody has checked yet, just that. */
export function ReviewedBy({ day, reviewer, as = 'p' }: ReviewedByProps) {
  if (isSamplePerson(reviewer)) {
    return (
      <Byline icon="check" as={as}>
        見本の文章です。<b>{withoutSampleMark(reviewer)}</b>による確認は、まだ受けていません
      </Byline>
    );
  }
  return (
    <Byline icon="check" as={as}>
      <time dateTime={day}>{formatPlainDate(day)}</time>　<b>{reviewer}</b>
      が内容を確認しました
    </Byline>
  );
}
