import '../components/outside.css';
import { PROCESSORS, recipientsFor } from '@hidamari/domain/outside-transmission';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Button } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useRef, useState } from 'react';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { hasAgreedToChat, withdrawChatAgreement } from '../../../parts/consultation/chat-agreement.ts';
import { partOrNull } from '../../../shell/content-fault.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { useReload } from '../../../shell/use-reload.ts';
import { MeasurementChoice } from '../components/measurement-choice.tsx';
import { RecipientCard } from '../components/recipient-card.tsx';
import { isShown, leavesByItself, NEVER_MEASURED, PARTS } from '../outside-words.ts';
import type { Route } from './+types/outside';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Services with the company that runs each, as the content service names them; null where it is silent. */
async function readServices(page: PageContext) {
  if (!VARIANTS[page.variant].hasServices) return [];
  const services = await partOrNull(page, page.content.services());
  return services?.value.map(({ id, provider_name: company }) => ({ id, company })) ?? null;
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { outside: inUse } = page.site;
  const services = await readServices(page);
  const recipients = recipientsFor({ variant: page.variant, inUse, services: services ?? [] });
  return { recipients, processors: inUse.processors, isPartial: services === null };
}

type Loaded = Route.ComponentProps['loaderData'];

/** The short answer: does anything leave while a page is only read? */
function ShortAnswer({ recipients }: Pick<Loaded, 'recipients'>) {
  const leaving = leavesByItself(recipients);
  const asked = leaving.some(({ kind }) => kind === 'measurement')
    ? '計測は、同意された方だけが対象です。'
    : '';
  if (leaving.length === 0) {
    return (
      <Notice tone="ok" title="画面を読むだけで外部に送られるものは、いまはありません">
        <p>同意をおたずねするものと、ご自分で進んだときだけ送られるものを、下に書いています。</p>
      </Notice>
    );
  }
  return (
    <Notice title="いま、外部への送信に使っているもの">
      <p>{`${leaving.map(({ title }) => `「${title}」`).join('と')}です。送り先、送るもの、目的と断りかたを、下に書いています。${asked}`}</p>
    </Notice>
  );
}

function Choice({ id, isInUse }: Loaded['recipients'][number]) {
  const { measurement, outsideChat } = usePageData();
  if (!isInUse) return null;
  if (id === 'measurement' && measurement) return <MeasurementChoice version={measurement.version} />;
  return id === 'chat' && outsideChat !== null ? <ChatChoice /> : null;
}

function Parts({ recipients, isPartial }: Pick<Loaded, 'recipients' | 'isPartial'>) {
  const reload = useReload();
  return PARTS.map(({ kind, heading, lead }) => {
    const shown = recipients.filter((recipient) => recipient.kind === kind && isShown(recipient));
    if (shown.length === 0) return null;
    return (
      <section key={kind} className="outside-part" aria-labelledby={`outside-part-${kind}`}>
        <SectionHeading size="normal" id={`outside-part-${kind}`}>
          {heading}
        </SectionHeading>
        <p>{lead}</p>
        {shown.map((recipient) => (
          <RecipientCard key={recipient.id} recipient={recipient}>
            <Choice {...recipient} />
          </RecipientCard>
        ))}
        {kind === 'act' && isPartial ? <PartFailed what="提携サービスの一覧" {...reload} /> : null}
      </section>
    );
  });
}

function NeverMeasured() {
  return (
    <section className="outside-part" aria-labelledby="outside-never">
      <SectionHeading size="normal" id="outside-never">
        計測のために送ることのないもの
      </SectionHeading>
      <ul>
        {NEVER_MEASURED.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who works for the portal: no browser sends them anything, and people ask all the same. */
function Processors({ processors }: Pick<Loaded, 'processors'>) {
  if (processors.length === 0) return null;
  return (
    <section className="outside-part" aria-labelledby="outside-processors">
      <SectionHeading size="normal" id="outside-processors">
        ほかの会社に任せている仕事
      </SectionHeading>
      <p>あなたのブラウザーから、直接送られることはありません。任せる会社を選び、扱いを確かめています。</p>
      <ul>
        {processors.map((processor) => (
          <li key={processor}>{PROCESSORS[processor]}</li>
        ))}
      </ul>
    </section>
  );
}

/** /privacy/outside: every outside recipient, what is sent and what for, and the choice about it (G148, decision 0058). */
export default function OutsidePage({ loaderData }: Route.ComponentProps) {
  return (
    <Container width="mid" className="outside">
      <div>
        <Breadcrumb
          crumbs={[
            { label: 'ホーム', href: '/' },
            { label: '個人情報保護方針', href: screenHref('/privacy') },
            { label: '外部への送信' },
          ]}
        />
        <PageHeading lead="このサイトを使うときに、あなたのブラウザーから外部の会社へ送られるものを、送り先、内容、目的とともにお知らせします。">
          外部への送信
        </PageHeading>
        <ShortAnswer {...loaderData} />
      </div>
      <Parts {...loaderData} />
      <NeverMeasured />
      <Processors {...loaderData} />
      <MoreLink href={screenHref('/privacy')}>個人情報保護方針を読む</MoreLink>
    </Container>
  );
}

/** The consent to the outside chat, which is given where the chat is opened and holds in one tab: here it is taken back. */
function ChatChoice() {
  const [state, setState] = useState<'none' | 'agreed' | 'taken-back'>('none');
  useEffect(() => {
    if (hasAgreedToChat()) setState('agreed');
  }, []);
  const said = useRef<HTMLParagraphElement>(null);
  const takeBack = () => {
    withdrawChatAgreement();
    setState('taken-back');
    // The button goes with the consent: the keyboard goes on from what is said in its place.
    if (said.current) focusQuietly(said.current);
  };
  return (
    <div className="outside-choice">
      {state === 'agreed' ? (
        <>
          <p>このタブでは、同意をいただいています。ログアウトすると、同意もなくなります。</p>
          <div>
            <Button kind="plain" onClick={takeBack}>
              チャットの同意を取り消す
            </Button>
          </div>
        </>
      ) : null}
      <p ref={said} role="status">
        {state === 'taken-back'
          ? '同意を取り消しました。つぎにチャットをひらくときに、またおたずねします。'
          : ''}
      </p>
    </div>
  );
}
