import type { Settings } from '../config/settings.ts';

/** Hashes or a nonce for the scripts that stand in the page itself. */
export type ScriptProof = { hashes: readonly string[] } | { nonce: string };

/** Origins outside our own that a page may reach; none by default. */
export interface OutsideOrigins {
  /** Content service images, object storage. */
  images?: readonly string[];
  /** LINE's own script, on the one page that needs it. */
  scripts?: readonly string[];
  /** Object storage uploads, and asking whether an outside chat answers. */
  connections?: readonly string[];
  /** The outside chat, which runs in a frame of its own origin, and our own frame of the measurement. */
  frames?: readonly string[];
  /** Partner services, to which a member's form takes a handover token. */
  forms?: readonly string[];
}

interface OutsidePlaces {
  /** Address of the outside chat; null where there is none. */
  chat?: string | null;
  /** Somebody for whom partner services are (G82 to G86). The whole page, since its router loads no other document. */
  mayBeHandedOver?: boolean;
  /** Path of the screen, for what a single screen may reach. */
  screenPath?: string;
}

/**
 * Where a person's LINE account shows itself to us: the only page with a script of another company. Whatever stands in it
 * that script can read, so it is drawn as for a visitor, whoever is signed in (decision 0062).
 */
export const LIFF_SCREEN = '/line/session/liff';
/** LINE's script, and whom it asks: LINE Login and the LIFF server. What it would tell of its use goes nowhere. */
const LIFF = {
  scripts: ['https://static.line-scdn.net'],
  connections: ['https://api.line.me', 'https://access.line.me', 'https://liffsdk.line-scdn.net'],
};

/**
 * What a page may reach elsewhere: the pictures of a configured content service, the chat that this person is offered, in
 * a frame and never as a script of our pages (decision 0044), and the partners to whom they may hand themselves over, by
 * a form alone (decision 0057). A measurement adds no origin to a page: it runs in a frame of ours that is shut off from
 * it (decision 0058). LINE's own script runs on one page, which shows nothing of a member (decision 0062).
 */
export function outsideOrigins(
  { content, partners, measurement, line }: Pick<Settings, 'content' | 'partners' | 'measurement' | 'line'>,
  { chat = null, mayBeHandedOver = false, screenPath = '' }: OutsidePlaces = {},
): OutsideOrigins {
  const liff = line !== null && screenPath === LIFF_SCREEN ? LIFF : { scripts: [], connections: [] };
  const chatOrigins = chat === null ? [] : [new URL(chat).origin];
  const forms = mayBeHandedOver ? Object.values(partners).map(({ url }) => new URL(url).origin) : [];
  return {
    images: content?.imageOrigins ?? [],
    scripts: liff.scripts,
    connections: [...chatOrigins, ...liff.connections],
    frames: [...chatOrigins, ...(measurement === null ? [] : ["'self'"])],
    forms,
  };
}

/**
 * Policy of the frame in which a measurement runs (decision 0058). `sandbox` without `allow-same-origin` gives it an
 * origin of its own: its script reads no page, cookie or storage of ours and calls nothing of ours. It may load from,
 * send to and show pictures of the one origin that the page on outside transmission names.
 */
export function measurementPolicy(origin: string, scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** For everything that is not a page: nothing may load and nobody may frame it. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How the portal is reached, as far as its headers say it. */
export interface Transport {
  scheme: 'http' | 'https';
  /** HSTS for every host below ours too: only where all of them are https, which the portal cannot know. */
  hstsSubdomains: boolean;
}

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers that every answer carries. HSTS only on https (identity: hosts). */
export function securityHeaders({ scheme, hstsSubdomains }: Transport): Record<string, string> {
  const hsts = `max-age=${TWO_YEARS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy': CLOSED_POLICY,
    'x-content-type-options': 'nosniff',
    // Paths name illnesses and logs: they are nobody else's business.
    'referrer-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(scheme === 'https' ? { 'strict-transport-security': hsts } : {}),
  };
}

/**
 * Policy of a page. Scripts run only from our own files or with a hash or nonce. Style attributes are let in:
 * the accessible date and dialog parts place themselves with them, content is stripped of them before it gets
 * here, and they can run nothing.
 */
export function pagePolicy(proof: ScriptProof, outside: OutsideOrigins = {}): string {
  const scripts =
    'nonce' in proof ? [`'nonce-${proof.nonce}'`] : proof.hashes.map((hash) => `'sha256-${hash}'`);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...(outside.scripts ?? [])],
    ['style-src', "'self'", ...('nonce' in proof ? scripts : [])],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...(outside.images ?? [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(outside.connections ?? [])],
    ['frame-src', ...(outside.frames?.length ? outside.frames : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...(outside.forms ?? [])],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Headers of the hosted login's pages (/idp), which are written past the framework. Chrome applies form-action
 * to the redirect after the form, so every origin that a login may return to is listed (identity: hosts).
 */
export function idpSecurityHeaders(
  transport: Transport,
  returnOrigins: readonly string[],
): Record<string, string> {
  const formAction = ["'self'", ...returnOrigins].join(' ');
  return {
    ...securityHeaders(transport),
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  };
}
