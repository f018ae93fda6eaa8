import { ButtonLink } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { LineMark } from '@hidamari/ui/line-mark';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { WholeLinks } from './whole-link.tsx';

/** Apart from linking (ui 16): a notice reaches only friends. */
export function FriendSection({ isFriend }: { isFriend: boolean | null }) {
  const places = useLinePlaces();
  if (places === null) return null;
  if (isFriend) {
    return (
      <p className="line-done">
        <Icon name="check" size={22} />
        友だちに追加されています
      </p>
    );
  }
  return (
    <section aria-labelledby="line-friend" className="line-friend">
      <SectionHeading size="small" id="line-friend">
        友だちに追加してください
      </SectionHeading>
      <p>お知らせは、友だちに追加している方にだけ届きます。追加しても、お名前などは受け取りません。</p>
      <WholeLinks>
        <ButtonLink href={places.addFriendUrl} kind="plain" width="full" mark={<LineMark />}>
          友だちに追加する
        </ButtonLink>
      </WholeLinks>
    </section>
  );
}
