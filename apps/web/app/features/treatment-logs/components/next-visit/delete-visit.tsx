import { deleteNextVisitEndpoint, type NextVisit } from '@hidamari/contract/treatment-logs';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { DeleteButton, unlessGone } from '../../../../shell/forms/delete-button.tsx';
import { applyDeletedVisit } from '../../next-visit/next-visit-queries.ts';
import { nextVisitCardHref } from '../../next-visit/visit-address.ts';
import { visitMoment, visitPlace } from '../../next-visit/visit-words.ts';

type Props = {
  visit: NextVisit;
  /** It is gone; before the page is left. */
  onDeleted: () => void;
};

/** Deletes a visit for good, after asking in words that name it. */
export function DeleteVisit({ visit, onDeleted }: Props) {
  return (
    <DeleteButton
      kind="text"
      label="この予定を削除する"
      title="この予定を削除しますか"
      verb="削除する"
      busyVerb="削除しています…"
      onDelete={useDeletion(visit, onDeleted)}
    >
      <p>
        <b className="ui-num">{visitMoment(visit)}</b>
        <br />
        {visitPlace(visit)}
      </p>
      <p className="ui-meta">
        聞きたいことと答えも、いっしょに削除します。元に戻せません。治療ログの記録は残ります。
      </p>
    </DeleteButton>
  );
}

function useDeletion({ id }: NextVisit, onDeleted: () => void): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    await unlessGone(browserApi().call(deleteNextVisitEndpoint, { params: { id } }));
    onDeleted();
    toast({ text: '予定を削除しました' });
    await navigate(nextVisitCardHref(), { replace: true });
    await applyDeletedVisit(client, id);
  };
}
