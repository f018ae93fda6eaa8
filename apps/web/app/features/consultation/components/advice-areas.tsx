import { ADVICE_AREAS, prefecturesReached } from '@hidamari/domain/emergency';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Fold } from '@hidamari/ui/fold';

/** A name is never broken at the end of a line. */
function Named({ labels }: { labels: string[] }) {
  return labels.map((label, at) => (
    <span key={label} className="inline-block">
      {at === 0 ? label : `・${label}`}
    </span>
  ));
}

/** In which prefectures #7119 is known to answer (G118): for somebody who is not sure whether it will. */
export function AdviceAreas() {
  return (
    <Fold summary="#7119がつながる地域">
      <p>
        全域でつながる都府県：
        <Named labels={prefecturesReached('whole')} />
      </p>
      <p>
        一部の地域でつながる道県：
        <Named labels={prefecturesReached('part')} />
      </p>
      <p>
        ほかの県でも、始まっているところが増えています。つながらないときは、かかっている病院へ。すぐに助けがいるときは、迷わず119番へ。
      </p>
      <p className="ui-meta">
        {formatPlainDate(ADVICE_AREAS.as_of)}時点で確かめられた地域です。出典：{ADVICE_AREAS.source}
      </p>
    </Fold>
  );
}
