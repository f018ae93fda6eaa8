import { type EligibilityType, parseEligibility } from '../eligibility/index.ts';
import type { MemberType, VariantKey } from './variant.ts';
import {
  VARIANTS,
  variantOfEligibility,
  variantOfMember,
  variantOfOrganization,
  variantOfRole,
} from './variants.ts';

/** What is known about a request before its page is chosen. */
export interface VariantRequest {
  /** Host header, port allowed. */
  host: string | null | undefined;
  /** Host -> organisation id (setting ORGANIZATION_HOSTS). */
  organizationHosts: Readonly<Record<string, string>>;
  /** Hosts of the two programmes: PUBLIC_URL's and, on one's own machine, its loopback names. */
  baseHosts: readonly string[];
  /** The variant whose landing page is asked for. */
  landing?: VariantKey | null | undefined;
  /** Value of the role query. */
  role?: string | null | undefined;
  /** Value of the eligibility cookie, as it came. */
  eligibilityCookie?: string | null | undefined;
  /** Type of the logged-in member. */
  memberType?: MemberType | null | undefined;
}

export type EligibilitySource = 'member' | 'organization' | 'landing' | 'role' | 'cookie' | 'default';

export type VariantResolution =
  | {
      kind: 'variant';
      variant: VariantKey;
      /** Value to write into the eligibility cookie; writing an unchanged one renews its life. */
      eligibility: EligibilityType;
      eligibilitySource: EligibilitySource;
      /** The request came through an organisation's host. */
      onOrganizationHost: boolean;
    }
  /** Not a host of ours: answer 421. */
  | { kind: 'misdirected' }
  /** A sub-domain of ours that no organisation has: answer 404. */
  | { kind: 'unknown-subdomain' };

type HostKind =
  | { kind: 'organization'; variant: VariantKey }
  | { kind: 'base' }
  | Exclude<VariantResolution, { kind: 'variant' }>;

/**
 * Which variant a request is for, and which eligibility its cookie gets (G3, G131; specification section 4). In
 * this order: a member's own type, the organisation's host, the landing page (decision 0074), a role query, a valid cookie,
 * insurance.
 */
export function resolveVariant(request: VariantRequest): VariantResolution {
  const host = classifyHost(request);
  if (host.kind === 'misdirected' || host.kind === 'unknown-subdomain') return host;
  const [variant, eligibilitySource] = chooseVariant(request, host);
  return {
    kind: 'variant',
    variant,
    eligibility: VARIANTS[variant].eligibilityType,
    eligibilitySource,
    onOrganizationHost: host.kind === 'organization',
  };
}

/** A host name in lower case without port and without a final dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function chooseVariant(
  { memberType, landing, role, eligibilityCookie }: VariantRequest,
  host: HostKind,
): [VariantKey, EligibilitySource] {
  if (memberType) return [variantOfMember(memberType), 'member'];
  if (host.kind === 'organization') return [host.variant, 'organization'];
  if (landing) return [landing, 'landing'];
  const asked = variantOfRole(role);
  if (asked) return [asked, 'role'];
  const remembered = parseEligibility(eligibilityCookie);
  if (remembered) return [variantOfEligibility(remembered), 'cookie'];
  return [variantOfEligibility('insurance'), 'default'];
}

function classifyHost({ host, organizationHosts, baseHosts }: VariantRequest): HostKind {
  const name = hostName(host ?? '');
  const organization = Object.entries(organizationHosts).find(([known]) => hostName(known) === name);
  if (name !== '' && organization) {
    const variant = variantOfOrganization(organization[1]);
    return variant ? { kind: 'organization', variant } : { kind: 'unknown-subdomain' };
  }
  const bases = baseHosts.map(hostName);
  if (bases.includes(name)) return { kind: 'base' };
  return bases.some((base) => name.endsWith(`.${base}`))
    ? { kind: 'unknown-subdomain' }
    : { kind: 'misdirected' };
}
