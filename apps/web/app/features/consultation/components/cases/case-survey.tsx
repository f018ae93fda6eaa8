import type { ApiClient } from '@hidamari/contract/client';
import type { Consultation } from '@hidamari/contract/consultations';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { useQuery } from '@tanstack/react-query';
import { pageApi, surveyCalls } from '../../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../../shell/data/own-service-query.ts';

/** Where the survey about a finished case is answered. */
export const caseSurveyQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    surveyCalls,
    ({ readCaseSurveyEndpoint }) => readCaseSurveyEndpoint,
    { params: { id } },
    ['case-survey', id],
  );

/** A signed address may name its host: the way there is one of our own pages. */
function ownAddress(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return `${pathname}${search}`;
}

/**
 * Beside a finished case while its member is asked about it (G90, G101). Nobody misses it where it cannot be read: then
 * nothing is drawn.
 */
export function CaseSurvey({ consultation: { id, status } }: { consultation: Consultation }) {
  const isFinished = status === 'closed';
  const { data } = useQuery({ ...caseSurveyQuery(pageApi(), id), enabled: isFinished, retry: false });
  if (!isFinished || !data?.address) return null;
  return (
    <div data-print="hide">
      <LinkRows>
        <LinkRow
          href={ownAddress(data.address)}
          icon="pen"
          title="この相談についてのアンケートに答える"
          note="答えたくないところは、そのまま進めます"
        />
      </LinkRows>
    </div>
  );
}
