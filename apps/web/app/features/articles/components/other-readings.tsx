import { MoreLink } from '@hidamari/ui/link';

/** What else there is to read beside articles. */
export function OtherReadings() {
  return (
    <>
      <MoreLink href="/articles/questions">みんなの質問</MoreLink>
      <MoreLink href="/articles/words">言葉の説明</MoreLink>
    </>
  );
}
