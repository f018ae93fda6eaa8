import { takeCaseEndpoint } from '@hidamari/contract/consultations';
import { Button } from '@hidamari/ui/button';
import { useNavigate } from 'react-router';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from './case-work.ts';
import { caseHref } from './queue-address.ts';

interface TakeCaseProps {
  caseId: string;
  /** The colleague whom it is taken from: by a lead, or while they are away and words of danger wait. */
  from?: string;
  children: string;
}

/** Makes a case one's own; from there on it stands among one's own in the queue. */
export function TakeCase({ caseId, from, children }: TakeCaseProps) {
  const { isBusy, failure, work } = useCaseWork(caseId);
  const navigate = useNavigate();
  const take = async () => {
    const body = from ? { from } : {};
    const isTaken = await work((api) => api.call(takeCaseEndpoint, { params: { id: caseId }, body }));
    if (isTaken) navigate(caseHref(caseId, { view: 'mine' }), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        kind={from ? 'plain' : 'key'}
        size={from ? 'small' : 'normal'}
        busy={isBusy ? '変えています…' : undefined}
        onClick={() => void take()}
      >
        {children}
      </Button>
      <FailedSaveNotice failure={failure} />
    </>
  );
}
