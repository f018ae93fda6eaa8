import '../components/how-to-sign-up.css';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Band, Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { GuideCard } from '../components/guide-card.tsx';
import { SIGN_UP_STEPS } from '../sign-up-guides.ts';
import type { Route } from './+types/how-to-sign-up';

const START = '/sign-up/role-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

function Ways() {
  return (
    <div className="sign-up-ways">
      <ButtonLink href={START} size="large">
        新規会員登録を始める
      </ButtonLink>
      <ButtonLink href="/login" size="large" kind="plain">
        すでに会員の方はログイン
      </ButtonLink>
    </div>
  );
}

function Steps() {
  return (
    <ol className="sign-up-steps">
      {SIGN_UP_STEPS.map(({ title, text, drawing }, index) => (
        <li key={title}>
          <Illustration drawing={drawing} />
          <h3>{`${index + 1}. ${title}`}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function WhenStuck() {
  return (
    <div className="sign-up-stuck">
      <div>
        <SectionHeading id="stuck-heading">うまくいかないとき</SectionHeading>
        <ul>
          <li>番号のハイフン（－）や、全角と半角の違いは、気にせず入力してください。</li>
          <li>SMSが届かないときは、少し待ってから「再送する」を押してください。</li>
          <li>
            どの方にあたるか分からないときは、お電話でたしかめられます。登録の前でもご相談いただけます。
          </li>
        </ul>
      </div>
      <DeskCallBox />
    </div>
  );
}

/** /howto-signup (G23): what to have at hand, the steps, whom to call. The card of this variant comes first. */
export default function HowToSignUp() {
  const { variant } = usePageData();
  const others = VARIANT_KEYS.filter((key) => key !== variant);
  return (
    <>
      <Container width="wide" className="pb-16">
        <PageHeading lead="会員になると、体の変化や聞きたいことを、治療ログに書きとめておけます。登録は無料です。記事とお電話のご相談は、登録なしでお使いいただけます。">
          ご登録の方法
        </PageHeading>
        <h2 className="sign-up-sub">ご用意いただくもの</h2>
        <div className="sign-up-cards">
          <GuideCard variant={variant} isHere />
          {others.map((key) => (
            <GuideCard key={key} variant={key} isHere={false} />
          ))}
        </div>
        <Ways />
        <KnownAddress />
      </Container>
      <Band ground="sunk" labelledBy="steps-heading">
        <Container width="wide">
          <SectionHeading id="steps-heading">登録の手順</SectionHeading>
          <Steps />
        </Container>
      </Band>
      <Band labelledBy="stuck-heading">
        <Container width="wide">
          <WhenStuck />
        </Container>
      </Band>
    </>
  );
}

/** 「前に登録したか、分からない方」: leads to the form, which most who read the page do not need (G50). */
function KnownAddress() {
  return (
    <Card as="section" labelledBy="known-address" className="mt-8">
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading size="small" id="known-address">
          前に登録したか、分からない方
        </SectionHeading>
        <p>
          メールアドレスを入れていただくと、登録があるかどうかを、そのアドレスにだけメールでお知らせします。
        </p>
        <div>
          <ButtonLink href={screenHref('/sign-up/known-address')} kind="plain" icon="mail">
            登録があるか確かめる
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
