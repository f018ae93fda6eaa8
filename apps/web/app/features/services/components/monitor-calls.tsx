import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useReload } from '../../../shell/use-reload.ts';
import type { ShownCall } from '../monitor-calls.ts';
import { MonitorCall } from './monitor-call.tsx';

/** Before the text: nobody can register yet, and what the registration will ask (G87). */
export function RegistrationNote() {
  return (
    <Notice tone="info" title="登録の受け付けは、まだ始まっていません">
      <p>
        始まるときは、お知らせでご案内し、このページに申し込みのボタンを出します。いまは、登録のときに聞くことと、募集の内容をお読みいただけます。
      </p>
      <ButtonLink href={screenHref('/treatment/monitor/registration-request')} kind="text">
        登録のときに聞くことを見る
      </ButtonLink>
    </Notice>
  );
}

function CallList({ calls }: { calls: readonly ShownCall[] }) {
  return calls.map((call) => <MonitorCall key={call.id} call={call} />);
}

function NoCalls() {
  return (
    <EmptyState title="いま受け付けている募集は、ありません" drawing="object-envelope" headingLevel={3}>
      新しい募集が始まると、ここに出ます。
    </EmptyState>
  );
}

function Calls({ calls }: { calls: readonly ShownCall[] }) {
  const over = calls.filter(({ state }) => state === 'over');
  const current = calls.filter(({ state }) => state !== 'over');
  return (
    <>
      {current.length > 0 ? <CallList calls={current} /> : <NoCalls />}
      {over.length > 0 ? (
        <Fold summary={`受付が終わった募集（${over.length}件）`}>
          <div className="monitor-calls">
            <CallList calls={over} />
          </div>
        </Fold>
      ) : null}
    </>
  );
}

/** いまの募集: the calls of `monitor-survey` (G88). Null = could not be read: the page stands all the same (G103). */
export function MonitorCalls({ calls }: { calls: readonly ShownCall[] | null }) {
  const reload = useReload();
  return (
    <section className="monitor-calls" aria-labelledby="calls-heading">
      <SectionHeading id="calls-heading">いまの募集</SectionHeading>
      {calls === null ? <PartFailed what="募集" {...reload} /> : <Calls calls={calls} />}
    </section>
  );
}
