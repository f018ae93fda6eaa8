import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Prose } from '@hidamari/ui/prose';
import { pageMeta } from '../../../shell/page-meta.ts';
import type { Route } from './+types/monitor-registration';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What will be asked, said before anybody is asked (G87). */
const ASKED: readonly [string, string][] = [
  ['参加の方法', 'ウェブのアンケート、電話、対面。いくつでも選べます。'],
  ['連絡の方法', 'メール、電話。時間帯の希望も聞きます。'],
  ['話せるテーマ', '話したくないことは、選ばなくてかまいません。'],
  ['配慮してほしいこと', '体調、聞こえ、時間など、前もって伝えられます。'],
  ['同意', '登録の前に、使い道とやめ方をお見せして、同意をいただきます。'],
];

/** /treatment/monitor/registration-request: how the registration goes, and that one may stop at any time. */
export default function MonitorRegistration() {
  return (
    <Container width="narrow" className="pb-16">
      <Breadcrumb
        crumbs={[
          { label: 'ホーム', href: '/' },
          { label: '体験を聞かせてくださる方の募集', href: '/treatment/monitor' },
          { label: 'お申し込み' },
        ]}
      />
      <PageHeading lead="アンケートやインタビューに答えてくださる方の登録です。治験の募集ではありません。">
        体験を聞かせてくださる方のお申し込み
      </PageHeading>
      <div className="grid gap-8">
        <Notice tone="info" title="お申し込みの画面は、準備中です">
          <p>始まるときは、お知らせでご案内します。お問い合わせは、お電話でもお受けします。</p>
        </Notice>
        <Prose>
          <h2>登録のときに聞くこと</h2>
          <dl>
            {ASKED.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h2>登録のあと</h2>
          <p>
            「申請中」「登録」「休止」「終了」の四つの状態があります。休むことも、やめることも、いつでもできます。理由を言う必要はありません。
          </p>
          <h2>一つひとつの募集で、必ずお見せすること</h2>
          <p>
            だれが、何のために聞くのか、かかる時間、謝礼、答えの使い道、倫理審査の番号（ないときは「なし」）、やめ方。お見せしたあとで、参加するかどうかを決められます。参加しなくても、相談やサービスで不利になることはありません。
          </p>
        </Prose>
        <div>
          <ButtonLink href="/treatment/monitor" kind="plain" icon="left">
            募集の案内へ戻る
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
