import { listHandoversEndpoint } from '@hidamari/contract/handover';
import { listConsentsEndpoint, listPrivacyRequestsEndpoint } from '@hidamari/contract/privacy';
import { pageContext } from '../../../page-context.ts';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ConsentList } from '../components/consent-list.tsx';
import { HandoverList } from '../components/handover-list.tsx';
import { Requests } from '../components/requests.tsx';
import { readOperators } from '../read-operators.ts';
import type { Route } from './+types/account-privacy';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const refuse = (error: unknown): never => {
    throw rejectedOnServer(error, 'getPrivacy', page);
  };
  const [consents, requests, text, handovers, operators] = await Promise.all([
    page.api.call(listConsentsEndpoint, {}).catch(refuse),
    page.api.call(listPrivacyRequestsEndpoint, {}).catch(refuse),
    contentOrFault(page, page.content.legalText('sensitive-data-consent', page.variant)),
    partOrNull(page, page.api.call(listHandoversEndpoint, {})),
    readOperators(page),
  ]);
  const { body, version } = text.value;
  return {
    consents: consents.data,
    requests: requests.data,
    illnessText: { body, version },
    handovers: handovers?.data ?? null,
    operators,
  };
}

/** /account/privacy: consents, provisions to others, and the rights over one's data (G32, G33, APPI). */
export default function AccountPrivacy({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title="個人情報と同意"
      lead="同意したことを見直し、お預かりしている情報についてのお願いを送れます。"
    >
      <div className="grid grid-cols-1 gap-10">
        <ConsentList consents={loaderData.consents} illnessText={loaderData.illnessText} />
        <HandoverList records={loaderData.handovers} operators={loaderData.operators} />
        <Requests requests={loaderData.requests} />
        <DeskCallBox />
      </div>
    </AccountFrame>
  );
}
