import { consultationOffered } from '@hidamari/domain/access';
import { usePageData } from '../../shell/page-data.ts';

/**
 * Whether this person is offered the consultation panel here, by whichever way it is opened: not a member of a programme
 * on an organisation's host (specification section 6, G147). The link to the consultation page stays theirs.
 */
export function useConsultationOffered(): boolean {
  const { member, onOrganizationHost } = usePageData();
  return consultationOffered({ onOrganizationHost, memberType: member?.memberType ?? null });
}
