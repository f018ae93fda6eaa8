import { Notice } from '@hidamari/ui/notice';

interface ReviewDueNoteProps {
  /** What the reader can do meanwhile, in a sentence. */
  advice?: string;
}

/** Says that the day of a text's next review has passed (G100). */
export function ReviewDueNote({
  advice = '大切なことは、かかっている病院でもお確かめください。',
}: ReviewDueNoteProps) {
  return (
    <Notice tone="caution" title="内容を確認中です">
      <p>{`見直しの時期になったため、いま内容を確かめています。${advice}`}</p>
    </Notice>
  );
}
