import { CONSULTATION_PATH } from '@hidamari/domain/navigation';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { Illustration } from '@hidamari/ui/illustration';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useCrisisLines } from '../../../parts/crisis/use-crisis-lines.ts';
import { usePageData } from '../../../shell/page-data.ts';
import type { QuietHomeParts } from '../home-parts.ts';
import { DeskCard } from './desk-card.tsx';

/** Somebody to talk to, and something to read. */
function Talking({ articles }: QuietHomeParts) {
  return (
    <section aria-labelledby="talk-heading">
      <SectionHeading id="talk-heading">お話しになりたいとき</SectionHeading>
      <p>
        大切な方を亡くされたあとのお気持ちも、手続きのことも、相談員がうかがいます。話がまとまっていなくても、かまいません。
      </p>
      <DeskCard />
      <LinkRows>
        <LinkRow href={CONSULTATION_PATH} icon="talk" title="相談の方法を見る" />
        {articles.map(({ id, title }) => (
          <LinkRow key={id} href={screenHref('/articles/:id', { id })} icon="book" title={title} />
        ))}
      </LinkRows>
      <CrisisCard
        heading="ひとりで夜を越すのが、つらいとき"
        body="わたしたちの受付時間の外でも、話せるところがあります。"
        lines={useCrisisLines()}
      />
    </section>
  );
}

/** What is kept, and how to have it in one's hands. */
function Keeping() {
  return (
    <section aria-labelledby="keep-heading">
      <SectionHeading id="keep-heading">これまでの記録</SectionHeading>
      <p>書きとめたことも、ご相談の記録も、そのまま残っています。急いで決めることは、何もありません。</p>
      <LinkRows>
        <LinkRow
          href={screenHref('/account/my-data')}
          icon="download"
          title="記録をまとめて受け取る"
          note="お手元に残せます"
        />
        <LinkRow href={screenHref('/treatment-logs')} icon="log" title="治療ログを読む" />
        <LinkRow href={screenHref('/questions')} icon="talk" title="相談したことを読む" />
      </LinkRows>
    </section>
  );
}

/** The end, and the way back: both are for the day when one wants them. */
function Later() {
  return (
    <section aria-labelledby="later-heading">
      <SectionHeading id="later-heading">お気持ちが向いたときに</SectionHeading>
      <LinkRows>
        <LinkRow
          href={screenHref('/unsubscribe')}
          icon="file"
          title="ご利用を終えるお手続き"
          note="先に記録を受け取れます。このままでも、かまいません"
        />
        <LinkRow
          href={`${screenHref('/account/notices')}#bereavement`}
          icon="bell"
          title="お知らせと、ふだんのホームに戻す"
          note="いつでも戻せます"
        />
      </LinkRows>
    </section>
  );
}

/**
 * Home after a death was told of (G149): whom to talk to, what was kept, a gentle end. It greets nobody by name, since
 * the account may carry the name of who has died, and it asks for nothing. A concierge sees no door that is closed.
 */
export function QuietHome({ articles }: QuietHomeParts) {
  const { member } = usePageData();
  return (
    <Container width="narrow" className="quiet-home">
      <div>
        <PageHeading lead="お知らせやご案内は、すべて止めています。ここは、いつお開きになっても、同じように静かです。">
          急がずに、お過ごしください
        </PageHeading>
        <div className="quiet-home-picture">
          <Illustration drawing="cover-garden" fit="slice" />
        </div>
      </div>
      <Talking articles={articles} />
      {member?.acting ? null : (
        <>
          <Keeping />
          <Later />
        </>
      )}
    </Container>
  );
}
