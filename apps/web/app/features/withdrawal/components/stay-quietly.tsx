import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';

/** For a family that has lost somebody, and need not leave at once (G149). */
export function StayQuietly() {
  return (
    <Notice tone="plain" title="大切な方を亡くされたご家族へ">
      <p>退会しなくても、お知らせをすべて止めて、記録をそのまま残しておけます。</p>
      <MoreLink href={`${screenHref('/account/notices')}#bereavement`}>お知らせを止める</MoreLink>
    </Notice>
  );
}
