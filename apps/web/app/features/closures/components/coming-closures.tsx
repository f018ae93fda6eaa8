import { type ComingClosure, removeClosureEndpoint } from '@hidamari/contract/closures';
import { closureDaysText, closureVariantsText } from '@hidamari/domain/closures';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useToast } from '@hidamari/ui/toast';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { DeleteButton, unlessGone } from '../../../shell/forms/delete-button.tsx';
import { useFocusOnceChanged } from '../../../shell/forms/use-focus-new-row.ts';
import { useToday } from '../../../shell/use-now.ts';

/** Heading of the list: the focus goes there once something in it has changed. */
export const COMING_ID = 'coming-closures';

/** The days off to come. What the content service announces is taken back there. */
export function ComingClosures({ closures }: { closures: readonly ComingClosure[] }) {
  const noteRemoved = useFocusOnceChanged(closures, COMING_ID);
  return (
    <section className="grid gap-4" aria-labelledby={COMING_ID}>
      <SectionHeading id={COMING_ID} size="small">
        これからの臨時の休み
      </SectionHeading>
      {closures.length === 0 ? (
        <Card tone="sunk">
          <p>いまのところ、ありません。いつもの曜日と時間で受け付けます。</p>
        </Card>
      ) : (
        <ul className="grid">
          {closures.map((closure) => (
            <ClosureRow
              key={closure.id ?? `${closure.first_day} ${closure.note}`}
              closure={closure}
              onRemoved={noteRemoved}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClosureRow({ closure, onRemoved }: { closure: ComingClosure; onRemoved: () => void }) {
  const days = closureDaysText(closure, useToday());
  const of = closureVariantsText(closure.variants);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 last:border-b">
      <div className="grid gap-1 leading-snug" id={closure.id === null ? undefined : `closure-${closure.id}`}>
        <b className="ui-num">{days}</b>
        <span className="flex flex-wrap items-center gap-2">
          <span>{of}</span>
          {closure.id === null ? <Tag>お知らせから</Tag> : null}
        </span>
        {closure.note ? <span>{closure.note}</span> : null}
        <span className="ui-meta">
          {closure.entered_by === null
            ? '取り消すときは、お知らせを直してください'
            : `入れた人：${closure.entered_by}`}
        </span>
      </div>
      {closure.id === null ? null : (
        <RemoveClosure id={closure.id} days={days} of={of} onRemoved={onRemoved} />
      )}
    </li>
  );
}

function RemoveClosure(props: { id: string; days: string; of: string; onRemoved: () => void }) {
  const { id, days, of, onRemoved } = props;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <DeleteButton
      label="取り消す"
      describedBy={`closure-${id}`}
      title="この臨時の休みを取り消しますか"
      verb="取り消す"
      busyVerb="取り消しています…"
      onDelete={async () => {
        await unlessGone(browserApi().call(removeClosureEndpoint, { params: { id } }));
        onRemoved();
        toast({ text: '臨時の休みを取り消しました' });
        await revalidate();
      }}
    >
      <p>
        <b className="ui-num">{days}</b>
        {`（${of}）の休みを取り消します。会員の画面は、すぐにいつもの受付に戻ります。`}
      </p>
    </DeleteButton>
  );
}
