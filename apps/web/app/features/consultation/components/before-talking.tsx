import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { LatePart, lateComponent } from '../../../shell/late-part.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { WhenLoggedOut } from '../../../shell/sections.tsx';
import { OnceHydrated } from './once-hydrated.tsx';

/** Only members have one. */
const CALL_MEMO = lateComponent(() => import('../../../parts/consultation/call-memo.tsx'));
const WAIT = <Skeleton shape="lines" count={4} what="メモ" />;

const AT_HAND = [
  'いちばん聞きたいこと、いま困っていること。一つでも、まとまらなくても大丈夫です。',
  '病院の名前と、次に行く日。',
  '病院で言われたこと、もらった紙。覚えているところだけで大丈夫です。',
  'お薬手帳や、飲んでいる薬の名前。',
  'お金や仕事のことなら、健康保険の種類が分かるもの。',
];

/** 相談前メモ (G89, G125): what helps to have at hand; a member writes the memo of the panel here too. */
export function BeforeTalking() {
  const { member } = usePageData();
  return (
    <>
      <SectionHeading id="memo-heading">相談前メモ</SectionHeading>
      <p className="mt-4">手もとにあると話しやすいものです。何もそろっていなくても、ご相談いただけます。</p>
      <ul className="consultation-list">
        {AT_HAND.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {member && !member.acting ? (
        <div className="consultation-memo">
          <OnceHydrated wait={WAIT}>
            <LatePart of={CALL_MEMO} props={{ isFolded: false }} what="メモ" wait={WAIT} />
          </OnceHydrated>
        </div>
      ) : null}
      <WhenLoggedOut>
        <p className="mt-4">
          会員登録をすると、聞きたいことのメモをここに書けます。体の変化は治療ログに書きとめて、手元で見ながら話せます。登録しなくても、電話での相談は使えます。
        </p>
        <MoreLink href="/howto-signup">登録に必要なもの</MoreLink>
      </WhenLoggedOut>
    </>
  );
}
