import { listConsentsEndpoint, listPrivacyRequestsEndpoint } from '@hidamari/contract/privacy';
import { CallBox } from '@hidamari/ui/call-box';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { pageContext } from '../../../page-context.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { ConsentList } from '../components/consent-list.tsx';
import { Requests } from '../components/requests.tsx';
import type { Route } from './+types/account-privacy';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const refuse = (error: unknown): never => {
    throw rejectedOnServer(error, 'getPrivacy', page);
  };
  const [consents, requests, text] = await Promise.all([
    page.api.call(listConsentsEndpoint, {}).catch(refuse),
    page.api.call(listPrivacyRequestsEndpoint, {}).catch(refuse),
    contentOrFault(page, page.content.legalText('sensitive-data-consent', page.variant)),
  ]);
  const { body, version } = text.value;
  return { consents: consents.data, requests: requests.data, illnessText: { body, version } };
}

/**
 * Whom the member's data was given to. The portal has no way yet to give any to another company; whoever builds one
 * (handover to partner services) writes it down and lists it here (APPI art. 29, 33).
 */
function Provisions() {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="provisions">
      <SectionHeading id="provisions" size="normal">
        ほかの会社や団体への提供の記録
      </SectionHeading>
      <p>
        このサービスから、あなたの情報をほかの会社や団体に渡した記録はありません。渡すことになるときは、相手と内容をお見せして、その都度、同意をいただきます。
      </p>
    </section>
  );
}

/** /account/privacy: consents, provisions to others, and the rights over one's data (G32, G33, APPI). */
export default function AccountPrivacy({ loaderData }: Route.ComponentProps) {
  const desk = useSupportDesk();
  return (
    <AccountFrame
      title="個人情報と同意"
      lead="同意したことを見直し、お預かりしている情報についてのお願いを送れます。"
    >
      <div className="grid grid-cols-1 gap-10">
        <ConsentList consents={loaderData.consents} illnessText={loaderData.illnessText} />
        <Provisions />
        <Requests requests={loaderData.requests} />
        <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.weekly]} />
      </div>
    </AccountFrame>
  );
}
