import { deleteContactThresholdEndpoint } from '@hidamari/contract/contact-thresholds';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { DeleteButton } from '../../../../shell/forms/delete-button.tsx';

/** Erases the card, after asking in words that name it: there is no trash for it. */
export function DeleteThreshold({ hospital, onDeleted }: { hospital: string; onDeleted: () => void }) {
  return (
    <DeleteButton
      label="この目安を消す"
      title="病院から言われた目安を消しますか"
      verb="消す"
      busyVerb="消しています…"
      onDelete={async () => {
        await browserApi().call(deleteContactThresholdEndpoint, {});
        onDeleted();
      }}
    >
      <p>
        <b>{hospital}</b>の目安と電話番号が消えます。元には戻せません。治療の記録は消えません。
      </p>
    </DeleteButton>
  );
}
