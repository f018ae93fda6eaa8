import { CRISIS_LINES } from '@hidamari/domain/emergency';

/**
 * At the desk, beside words that suggest danger (G119): the numbers that the writer was shown, under the words and after
 * sending, so that an answer or a call can name them too.
 */
export function NumbersToOffer() {
  return (
    <div className="mt-3 grid gap-3">
      <p>この方の画面には、次の番号を表示しました。お返事でもお伝えできます。</p>
      <ul className="grid gap-2">
        {CRISIS_LINES.map(({ number, name, audience }) => (
          <li key={number} className="flex flex-wrap gap-x-4">
            <b className="ui-num">{number}</b>
            <span>{name}</span>
            <span className="ui-meta w-full">{audience}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
