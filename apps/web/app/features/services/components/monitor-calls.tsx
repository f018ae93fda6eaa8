import { EmptyState } from '@hidamari/ui/empty-state';
import { Fold } from '@hidamari/ui/fold';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useReload } from '../../../shell/use-reload.ts';
import type { ShownCall } from '../monitor-calls.ts';
import { MonitorCall } from './monitor-call.tsx';

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
