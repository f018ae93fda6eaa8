import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { HANDOVER_PARTNERS, type HandoverPartner } from '@hidamari/domain/handover';
import { TEST_PHONES, type VariantKey } from '@hidamari/domain/site-variants';
import type { SessionSecrets } from '../encryption/session-keys.ts';
import { deploymentProblems, isThisMachine } from './deployment-rules.ts';
import { Environment } from './environment.ts';
import { localSecret } from './local-secrets.ts';
import { PARTNER_SETTINGS } from './partner-settings.ts';
import { type SettingProblem, SettingsError } from './settings-error.ts';

/** The limits that hold many people of one address or one number, and so depend on where a deployment's people are. */
const LIMIT_SETTINGS = {
  'code-send-by-number': 'LIMIT_CODES_BY_NUMBER',
  'code-send-by-browser': 'LIMIT_CODES_BY_BROWSER',
  'code-send-by-address': 'LIMIT_CODES_BY_ADDRESS',
  'sign-in-by-address': 'LIMIT_SIGN_INS_BY_ADDRESS',
  'eligibility-first-by-address': 'LIMIT_FIRST_ELIGIBILITY_BY_ADDRESS',
  'eligibility-by-address': 'LIMIT_ELIGIBILITY_BY_ADDRESS',
  'residence-by-address': 'LIMIT_RESIDENCE_BY_ADDRESS',
  'existence-by-address': 'LIMIT_EXISTENCE_BY_ADDRESS',
  'email-request-by-address': 'LIMIT_EMAIL_REQUESTS_BY_ADDRESS',
  'inquiries-by-address': 'LIMIT_INQUIRIES_BY_ADDRESS',
  'line-calls-by-address': 'LIMIT_LINE_CALLS_BY_ADDRESS',
  'activity-by-address': 'LIMIT_ACTIVITY_BY_ADDRESS',
  'article-answers-by-address': 'LIMIT_ARTICLE_ANSWERS_BY_ADDRESS',
  'survey-answers-by-address': 'LIMIT_SURVEY_ANSWERS_BY_ADDRESS',
  'calls-by-address': 'LIMIT_CALLS_BY_ADDRESS',
} as const satisfies Record<string, keyof Environment>;
export type SettableLimit = keyof typeof LIMIT_SETTINGS;

/** Everything that can differ between two deployments, read once at start and never changed after. */
export interface Settings {
  deployment: 'local' | 'production';
  /** Where the process listens. Never port 0: publicUrl has to be known before anything listens. */
  host: string;
  port: number;
  /** Origin that members use, without a slash at its end: links in mail, hosted login, cookies (F22). */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database, uploads and local secrets. */
  dataDir: string;
  database: {
    /** null: the embedded database in dataDir. */
    url: string | null;
    /** Past a pooler, for the bus and migrations; the same as url unless set. */
    directUrl: string | null;
  };
  /** Sign and seal what people come back with: the present one, and those before it that are still taken. */
  sessionSecrets: SessionSecrets;
  /** A process that was told to stop says so in readiness and goes on answering for so long. */
  stopDelaySeconds: number;
  /** A member's session that nobody uses ends after this; their pages warn two minutes before (G35). */
  sessionIdleSeconds: number;
  /** Wrap the members' data keys: the current one, and those a rotation may still meet; 32 bytes each. Lost: fingerprints. */
  dataKeys: { current: Buffer; previous: readonly Buffer[]; lost?: readonly string[] };
  /** null: no demo members and no /dev/outbox. Always null in production. */
  demo: { password: string } | null;
  /** The gallery of parts answers at /dev/parts (decision 0026). Never in production. */
  partsGallery: boolean;
  /** Hosts of organisation variants, in lower case, as written (a port only where one was written). */
  organizationHosts: readonly { organization: string; host: string }[];
  /** Phone number shown per variant; '' says that the number is being prepared (G2). */
  phones: Readonly<Record<VariantKey, string>>;
  /** A mailto: or https: address, told in /.well-known/security.txt; null: nobody is named and there is no such file. */
  securityContact: string | null;
  /** Every call is listed at /api/docs and /api/openapi.json, for whoever asks. */
  apiDocs: boolean;
  /** Browsers keep to https on every sub-domain of the portal's hosts too, whoever runs it. */
  hstsSubdomains: boolean;
  /** The operating company's site; '' leaves its footer link out (G11). */
  companyUrl: string;
  /** Addresses and ranges whose X-Forwarded-* headers are believed. Empty: nobody's. */
  trustedProxies: readonly string[];
  /** Addresses and ranges that /readiness tells its parts to, beside the machine itself. */
  monitorAddresses: readonly string[];
  /** Points of rate limits that a deployment may set (docs/operations.md); the windows and waits are the rules' own. */
  limits: Readonly<Partial<Record<SettableLimit, number>>>;
  /** Maintenance from the first moment on; the command can switch it later. */
  maintenance: boolean;
  /** null: the embedded content server over the sample content. */
  content: {
    url: string;
    key: string;
    /** Where its pictures may come from. */
    imageOrigins: readonly string[];
    /** null: nobody tells of changes, copies end by their time. */
    webhookSecret: string | null;
  } | null;
  /** The page of a public site whose words the privacy policy has; null: the content service's, else the bundled copy. */
  privacyPolicyUrl: string | null;
  /** null: the embedded user pool and hosted login. */
  identity: { issuer: string; clientId: string; clientSecret: string; userPoolId: string } | null;
  /** null: mail lands in the sent-messages table, read at /dev/outbox. */
  mail: { smtpUrl: string; from: string; requireTls: boolean } | null;
  /** null: SMS land in the sent-messages table. */
  sms: { provider: 'sns' } | null;
  /** Whoever is told of words of danger while nobody is at the desk (decision 0076); empty: nobody. */
  onCall: { mails: readonly string[] /** In E.164. */; phones: readonly string[] };
  /** null: an example LINE of ours in a local deployment, none in production (`line-places.ts`). */
  line: {
    /** Of the Messaging API channel. */
    channelSecret: string;
    channelAccessToken: string;
    /** Of the LINE Login channel to which the LIFF app belongs. */
    loginChannelId: string;
    loginChannelSecret: string;
    liffId: string;
    addFriendUrl: string;
  } | null;
  /** null: uploaded files lie in dataDir. */
  objectStorage: { bucket: string; endpoint?: string; region?: string } | null;
  /** What files of members may take, in bytes: those of one member, and what the place where they lie keeps free. */
  storage: { perMember: number; floor: number };
  /** null: the built-in chat. */
  chatPlus: { siteId: string; origin: string } | null;
  /** null: survey answers are kept in the portal's database. */
  crm: { url: string; clientId: string; clientSecret: string; object?: string } | null;
  /** Partner services that take a member over; without a row a local deployment stands in for the partner, production does not. */
  partners: Partial<Record<HandoverPartner, { url: string; secret: string }>>;
  /** null: nothing measures how the portal is used. */
  measurement: { scriptUrl: string; company: string } | null;
  /** Absolute path of imported postal codes; null: those that come with the portal. */
  postalCodesDir: string | null;
  /** info in production; warn in a local deployment, so that the addresses stay in sight. */
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
}

const MEGABYTE = 1024 * 1024;

/**
 * Reads the settings. Throws SettingsError with every problem at once, before anything is opened or written.
 * In a local deployment missing secrets are made and kept in the data folder.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(problemOf));
  const environment = parsed.data;
  const isSet = (setting: keyof Environment) => (variables[setting] ?? '').trim() !== '';
  const problems = deploymentProblems(environment, isSet);
  if (problems.length > 0) throw new SettingsError(problems);
  return complete(environment);
}

function problemOf(issue: { path: PropertyKey[]; message: string }): SettingProblem {
  return { setting: String(issue.path[0]), problem: 'cannot be read', remedy: issue.message };
}

function complete(environment: Environment): Settings {
  const isLocal = environment.DEPLOYMENT === 'local';
  const dataDir = resolve(environment.DATA_DIR);
  const secret = (name: string, bytes: number) =>
    localSecret(dataDir, name, () => randomBytes(bytes).toString('base64url'));
  const phoneOf = (variant: VariantKey, configured: string | undefined) =>
    configured ?? (isLocal ? TEST_PHONES[variant] : '');
  const origin = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return {
    deployment: environment.DEPLOYMENT,
    host: environment.HOST ?? (isLocal ? 'localhost' : '0.0.0.0'),
    port: environment.PORT,
    publicUrl: new URL(origin).origin,
    dataDir,
    database: {
      url: environment.DATABASE_URL ?? null,
      directUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? null,
    },
    sessionSecrets: [
      environment.SESSION_SECRET ?? secret('session-secret', 48),
      ...environment.SESSION_SECRET_PREVIOUS,
    ],
    stopDelaySeconds: environment.STOP_DELAY_SECONDS ?? (isLocal ? 0 : 10),
    sessionIdleSeconds: environment.SESSION_IDLE_SECONDS,
    dataKeys: {
      current: environment.DATA_KEY ?? Buffer.from(secret('data-key', 32), 'base64url'),
      previous: environment.DATA_KEY_PREVIOUS,
      lost: environment.DATA_KEY_LOST,
    },
    demo:
      (environment.DEMO ?? isLocal)
        ? { password: environment.DEMO_PASSWORD ?? secret('demo-password', 12) }
        : null,
    partsGallery: environment.PARTS_GALLERY ?? false,
    organizationHosts: environment.ORGANIZATION_HOSTS,
    phones: {
      aflac: phoneOf('aflac', environment.PHONE_AFLAC),
      hatch: phoneOf('hatch', environment.PHONE_HATCH),
      chofu: phoneOf('chofu', environment.PHONE_CHOFU),
    },
    securityContact: environment.SECURITY_CONTACT ?? null,
    apiDocs: environment.API_DOCS ?? isLocal,
    hstsSubdomains: environment.HSTS_SUBDOMAINS ?? false,
    companyUrl: environment.COMPANY_URL ?? '',
    trustedProxies: environment.TRUSTED_PROXIES,
    monitorAddresses: environment.MONITOR_ADDRESSES,
    limits: limitsOf(environment),
    maintenance: environment.MAINTENANCE ?? false,
    onCall: environment.ON_CALL,
    storage: {
      perMember: environment.MEMBER_STORAGE_MB * MEGABYTE,
      floor: environment.STORAGE_FLOOR_MB * MEGABYTE,
    },
    ...services(environment),
    partners: partnersOf(environment),
    privacyPolicyUrl: environment.PRIVACY_POLICY_URL ?? null,
    postalCodesDir: environment.POSTAL_CODES_DIR ? resolve(environment.POSTAL_CODES_DIR) : null,
    logLevel: environment.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

function limitsOf(environment: Environment): Settings['limits'] {
  const rows = Object.entries(LIMIT_SETTINGS).map(([rule, setting]) => [rule, environment[setting]]);
  return Object.fromEntries(rows);
}

function partnersOf(environment: Environment): Settings['partners'] {
  const rows = HANDOVER_PARTNERS.flatMap((partner) => {
    const names = PARTNER_SETTINGS[partner];
    const [url, secret] = [environment[names.url], environment[names.secret]];
    return url && secret ? [[partner, { url, secret }]] : [];
  });
  return Object.fromEntries(rows);
}

/** A service is either configured whole or left to its embedded default (`deployment-rules.ts` saw to that). */
function services(
  environment: Environment,
): Pick<
  Settings,
  'content' | 'identity' | 'mail' | 'sms' | 'line' | 'objectStorage' | 'chatPlus' | 'crm' | 'measurement'
> {
  const { CONTENT_API_URL, CONTENT_API_KEY, CONTENT_IMAGE_ORIGINS, CONTENT_WEBHOOK_SECRET } = environment;
  const { SMTP_URL, MAIL_FROM, SMS_PROVIDER } = environment;
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, CHATPLUS_SITE_ID, CHATPLUS_ORIGIN } = environment;
  const { CRM_URL, CRM_CLIENT_ID, CRM_CLIENT_SECRET, CRM_OBJECT } = environment;
  const { TAG_MANAGER_URL, TAG_MANAGER_COMPANY } = environment;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, COGNITO_USER_POOL_ID } = environment;
  return {
    content:
      CONTENT_API_URL && CONTENT_API_KEY
        ? {
            url: CONTENT_API_URL,
            key: CONTENT_API_KEY,
            imageOrigins: CONTENT_IMAGE_ORIGINS,
            webhookSecret: CONTENT_WEBHOOK_SECRET ?? null,
          }
        : null,
    identity:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && COGNITO_USER_POOL_ID
        ? {
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            userPoolId: COGNITO_USER_POOL_ID,
          }
        : null,
    mail:
      SMTP_URL && MAIL_FROM
        ? {
            smtpUrl: SMTP_URL,
            from: MAIL_FROM,
            // Codes and links are in these mails: whoever is on the way must not be able to take the encryption off.
            requireTls: environment.DEPLOYMENT === 'production' && !isThisMachine(new URL(SMTP_URL)),
          }
        : null,
    objectStorage: S3_BUCKET
      ? {
          bucket: S3_BUCKET,
          ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
          ...(S3_REGION && { region: S3_REGION }),
        }
      : null,
    chatPlus: CHATPLUS_SITE_ID ? { siteId: CHATPLUS_SITE_ID, origin: new URL(CHATPLUS_ORIGIN).origin } : null,
    crm:
      CRM_URL && CRM_CLIENT_ID && CRM_CLIENT_SECRET
        ? {
            url: new URL(CRM_URL).origin,
            clientId: CRM_CLIENT_ID,
            clientSecret: CRM_CLIENT_SECRET,
            ...(CRM_OBJECT && { object: CRM_OBJECT }),
          }
        : null,
    measurement:
      TAG_MANAGER_URL && TAG_MANAGER_COMPANY
        ? { scriptUrl: new URL(TAG_MANAGER_URL).href, company: TAG_MANAGER_COMPANY }
        : null,
    sms: SMS_PROVIDER ? { provider: SMS_PROVIDER } : null,
    line: lineOf(environment),
  };
}

function lineOf(environment: Environment): Settings['line'] {
  const {
    LINE_CHANNEL_SECRET: channelSecret,
    LINE_CHANNEL_ACCESS_TOKEN: channelAccessToken,
    LINE_LOGIN_CHANNEL_ID: loginChannelId,
    LINE_LOGIN_CHANNEL_SECRET: loginChannelSecret,
    LIFF_ID: liffId,
    LINE_ADD_FRIEND_URL: addFriendUrl,
  } = environment;
  return channelSecret && channelAccessToken && loginChannelId && loginChannelSecret && liffId && addFriendUrl
    ? { channelSecret, channelAccessToken, loginChannelId, loginChannelSecret, liffId, addFriendUrl }
    : null;
}
