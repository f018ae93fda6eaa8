import type { MemberType } from '../site-variants/index.ts';

/** For whom an operator means a service; the names are those of the content service. */
export interface ServiceAudience {
  readonly type: 'all' | 'insurance' | 'general';
  /** Organisations whose general members alone see it; empty means every one. */
  readonly included_organizations: readonly string[];
  /** Organisations whose general members do not see it; `all` stands for every general member. */
  readonly excluded_organizations: readonly string[];
}

/** Who looks at the services. */
export interface ServiceViewer {
  readonly memberType: MemberType;
  /** Name of the organisation the member belongs to; null for none, and for a visitor. */
  readonly organization: string | null;
}

/** Stands for every organisation in a list of excluded ones. */
const EVERY_ORGANIZATION = 'all';

/**
 * Whether a viewer is shown a service (specification section 6). Insurance: not what is typed for general, and
 * nothing else is asked. General: not what is typed for insurance, not what excludes their organisation or `all`,
 * and of what includes some organisations only what includes theirs. A municipality has no services (section 2.5).
 */
export function isServiceFor(viewer: ServiceViewer, service: ServiceAudience): boolean {
  if (viewer.memberType === 'insurance') return service.type !== 'general';
  if (viewer.memberType !== 'general') return false;
  return service.type !== 'insurance' && isForOrganization(viewer.organization, service);
}

function isForOrganization(
  organization: string | null,
  { included_organizations, excluded_organizations }: ServiceAudience,
): boolean {
  if (excluded_organizations.includes(EVERY_ORGANIZATION)) return false;
  if (organization !== null && excluded_organizations.includes(organization)) return false;
  if (included_organizations.length === 0) return true;
  return organization !== null && included_organizations.includes(organization);
}
