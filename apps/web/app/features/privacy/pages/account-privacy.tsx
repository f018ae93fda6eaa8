import { listHandoversEndpoint } from '@hidamari/contract/handover';
import {
  listConsentsEndpoint,
  listPrivacyRequestsEndpoint,
  type PrivacyRequest,
} from '@hidamari/contract/privacy';
import { isHandoverPartner } from '@hidamari/domain/handover';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ConsentList } from '../components/consent-list.tsx';
import { HandoverList } from '../components/handover-list.tsx';
import { RequestForm } from '../components/request-form.tsx';
import { RequestList } from '../components/request-list.tsx';
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

/** Who runs each partner service, by its id: what the content service says today. Empty where it cannot be read. */
async function readOperators(page: PageContext): Promise<Record<string, string>> {
  const services = await partOrNull(page, page.content.services());
  const partners = (services?.value ?? []).filter(({ id }) => isHandoverPartner(id));
  return Object.fromEntries(partners.map(({ id, provider_name: operator }) => [id, operator]));
}

/** 開示・訂正・利用停止のご請求: what may be asked, by when it is answered, what was asked before. */
function Requests({ requests: atFirst }: { requests: readonly PrivacyRequest[] }) {
  const [requests, setRequests] = useState(atFirst);
  const add = (request: PrivacyRequest) =>
    setRequests((all) => [
      request,
      ...all.filter((other) => other.receipt_number !== request.receipt_number),
    ]);
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="requests">
      <SectionHeading id="requests" size="normal">
        開示・訂正・利用停止のご請求
      </SectionHeading>
      <p>
        お預かりしているあなたの情報について、内容を知る、直す、使うのをやめるよう求めることができます。2週間以内に、お電話かメールでご連絡します。ご本人の確認をお願いすることがあります。
      </p>
      <Card>
        <RequestForm onSent={add} />
      </Card>
      <RequestList requests={requests} />
    </section>
  );
}
