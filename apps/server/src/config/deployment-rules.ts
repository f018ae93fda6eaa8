import { isTestPhone } from '@hidamari/domain/site-variants';
import type { Environment } from './environment.ts';
import { PARTNER_SETTINGS } from './partner-settings.ts';
import type { SettingProblem } from './settings-error.ts';

const PHONE_SETTINGS = ['PHONE_AFLAC', 'PHONE_HATCH', 'PHONE_CHOFU'] as const;

/** Settings without which a production portal would lose, reveal or invent something. */
const REQUIRED_IN_PRODUCTION: Partial<Record<keyof Environment, string>> = {
  PUBLIC_URL: 'Write the address members use, such as https://portal.example.org.',
  SESSION_SECRET: 'Write 32 characters or more, the same on every server: openssl rand -base64 48',
  DATA_KEY: 'Write 32 random bytes in base64, kept apart from the database: openssl rand -base64 32',
  ORGANIZATION_HOSTS: 'Write organisation=host pairs: chofu=chofu.example.org',
  CONTENT_API_URL: 'Write the content service address; the sample articles are not for members.',
  CONTENT_API_KEY: 'Write the content service key.',
  SMTP_URL: 'Write smtps://user:password@host:465; without it no mail leaves the portal.',
  MAIL_FROM: 'Write the sender address of mail.',
  SMS_PROVIDER: 'Write sns; without it no confirmation code reaches a member.',
  TRUSTED_PROXIES:
    'Write the addresses of your proxies, such as 10.0.0.0/8, or none where nothing stands before the portal. ' +
    'Behind a proxy that is not named here all people are one address, and one limit stops them all.',
};

const PARTNER_REMEDY = 'Write an https address: who goes there says that they are ill.';

/** Addresses whose words somebody on the way could read or change, and why that matters. */
const HTTPS_IN_PRODUCTION: Partial<Record<keyof Environment, string>> = {
  PUBLIC_URL: 'Write an https address: cookies of members travel only there.',
  CHATPLUS_ORIGIN: 'Write an https origin: what members write there is about their health.',
  TAG_MANAGER_URL:
    'Write an https address: on the way anybody could change the script or read what it sends.',
  PRIVACY_POLICY_URL: 'Write an https address: on the way anybody could change what members agree to.',
  CRM_URL: 'Write an https address: what members answered about their health travels there.',
  CONTENT_API_URL:
    'Write an https address: on the way anybody could read its key and change what members read.',
  S3_ENDPOINT: 'Write an https address: on the way anybody could keep or change the files of members.',
  // Of this machine too: the login's client asks no issuer without TLS, so nobody could log in.
  OIDC_ISSUER: 'Write an https address: who a member is, is told there, and without TLS nobody can log in.',
  ...Object.fromEntries(Object.values(PARTNER_SETTINGS).map(({ url }) => [url, PARTNER_REMEDY])),
};

/** What a connection to the database says of its encryption. Unsaid it has none, which has to be meant. */
const DATABASE_SETTINGS = ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const;
const DATABASE_TLS_REMEDY =
  'Add ?sslmode=verify-full (with &sslrootcert=/path/to/authority.pem for an authority of your own), ' +
  'or write ?sslmode=disable where the network in between is yours alone.';

/** Services that may run on the portal's own machine, where plain http leaves it nowhere. */
const MAY_BE_ON_THIS_MACHINE: readonly string[] = ['CONTENT_API_URL', 'S3_ENDPOINT'];

/** Settings that only make sense together. */
const TOGETHER: readonly (readonly (keyof Environment)[])[] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'COGNITO_USER_POOL_ID'],
  ['CONTENT_API_URL', 'CONTENT_API_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  [
    'LINE_CHANNEL_SECRET',
    'LINE_CHANNEL_ACCESS_TOKEN',
    'LINE_LOGIN_CHANNEL_ID',
    'LINE_LOGIN_CHANNEL_SECRET',
    'LIFF_ID',
    'LINE_ADD_FRIEND_URL',
  ],
  ['CRM_URL', 'CRM_CLIENT_ID', 'CRM_CLIENT_SECRET'],
  ...Object.values(PARTNER_SETTINGS).map(({ url, secret }) => [url, secret]),
  ['TAG_MANAGER_URL', 'TAG_MANAGER_COMPANY'],
];

/** Settings that do nothing without another one: alone, they are a mistake somebody would look for later. */
const ONLY_BESIDE: readonly { setting: keyof Environment; needed: keyof Environment; remedy: string }[] = [
  {
    setting: 'DATABASE_DIRECT_URL',
    needed: 'DATABASE_URL',
    remedy: 'Set both, or neither for the embedded database.',
  },
  {
    setting: 'CONTENT_WEBHOOK_SECRET',
    needed: 'CONTENT_API_URL',
    remedy: 'Set both, or neither for the embedded content.',
  },
  {
    setting: 'CONTENT_IMAGE_ORIGINS',
    needed: 'CONTENT_API_URL',
    remedy: 'Set both, or neither for the embedded content.',
  },
  {
    setting: 'CHATPLUS_ORIGIN',
    needed: 'CHATPLUS_SITE_ID',
    remedy: 'Set both, or neither for the built-in chat.',
  },
  {
    setting: 'CRM_OBJECT',
    needed: 'CRM_URL',
    remedy: 'Set both, or neither to keep survey answers in the portal.',
  },
  ...(['S3_ENDPOINT', 'S3_REGION'] as const).map((setting) => ({
    setting,
    needed: 'S3_BUCKET' as const,
    remedy: 'Set S3_BUCKET as well, or neither to keep files in DATA_DIR.',
  })),
];

/** What is said to this machine goes over no line. */
export const isThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Faults that need more than one setting to be seen. `isSet` tells what the person wrote, before defaults. */
export function deploymentProblems(
  environment: Environment,
  isSet: (setting: keyof Environment) => boolean,
): SettingProblem[] {
  const problems = [
    ...TOGETHER.flatMap((group) => missingOfGroup(group, isSet)),
    ...ONLY_BESIDE.filter(({ setting, needed }) => isSet(setting) && !isSet(needed)).map(
      ({ setting, needed, remedy }) => ({ setting: needed, problem: `${setting} is set without it`, remedy }),
    ),
    ...sharedSecrets(environment),
  ];
  return environment.DEPLOYMENT === 'production'
    ? [...problems, ...productionProblems(environment, isSet)]
    : problems;
}

function missingOfGroup(
  group: readonly (keyof Environment)[],
  isSet: (setting: keyof Environment) => boolean,
): SettingProblem[] {
  const missing = group.filter((setting) => !isSet(setting));
  if (missing.length === group.length) return [];
  return missing.map((setting) => ({
    setting,
    problem: `missing beside ${group.filter(isSet).join(', ')}`,
    remedy: `Set all of ${group.join(', ')}, or none of them.`,
  }));
}

/** With one secret for two partners, a token for the one would be a true token to the other. */
function sharedSecrets(environment: Environment): SettingProblem[] {
  const names = Object.values(PARTNER_SETTINGS).map(({ secret }) => secret);
  return names
    .filter((name, at) => {
      const value = environment[name];
      return value !== undefined && names.slice(0, at).some((other) => environment[other] === value);
    })
    .map((setting) => ({
      setting,
      problem: 'the same as that of another partner',
      remedy: 'Write a secret of its own for each partner: openssl rand -base64 48',
    }));
}

function productionProblems(
  environment: Environment,
  isSet: (setting: keyof Environment) => boolean,
): SettingProblem[] {
  const problems: SettingProblem[] = [];
  for (const [setting, remedy] of Object.entries(REQUIRED_IN_PRODUCTION)) {
    if (!isSet(setting as keyof Environment))
      problems.push({ setting, problem: 'required in production', remedy });
  }
  for (const [setting, remedy] of Object.entries(HTTPS_IN_PRODUCTION)) {
    const address = URL.parse(String(environment[setting as keyof Environment] ?? ''));
    if (address?.protocol !== 'http:') continue;
    if (MAY_BE_ON_THIS_MACHINE.includes(setting) && isThisMachine(address)) continue;
    problems.push({ setting, problem: 'not https', remedy });
  }
  for (const setting of DATABASE_SETTINGS) {
    const address = URL.parse(environment[setting] ?? '');
    // Without a host it is a socket of this machine.
    if (address === null || address.hostname === '' || isThisMachine(address)) continue;
    if (!address.searchParams.has('sslmode'))
      problems.push({
        setting,
        problem: 'does not say whether it is encrypted',
        remedy: DATABASE_TLS_REMEDY,
      });
  }
  if (environment.DATABASE_URL === undefined && environment.ALLOW_EMBEDDED_DATABASE !== true) {
    problems.push({
      setting: 'DATABASE_URL',
      problem: 'required in production; the embedded database does not survive a power failure',
      remedy: 'Write the PostgreSQL address, or ALLOW_EMBEDDED_DATABASE=1 to accept that loss.',
    });
  }
  if (environment.S3_BUCKET === undefined && environment.ALLOW_EMBEDDED_STORAGE !== true) {
    problems.push({
      setting: 'S3_BUCKET',
      problem: 'required in production; files in DATA_DIR are on one server alone',
      remedy:
        'Write the bucket, or ALLOW_EMBEDDED_STORAGE=1 for a single server whose DATA_DIR is backed up.',
    });
  }
  if (environment.DEMO === true) {
    problems.push({
      setting: 'DEMO',
      problem: 'not allowed in production',
      remedy: 'Remove it: demo members and /dev/outbox are for local deployments.',
    });
  }
  if (environment.PARTS_GALLERY === true) {
    problems.push({
      setting: 'PARTS_GALLERY',
      problem: 'not allowed in production',
      remedy: 'Remove it: the gallery of parts shows invented names and numbers, for those who build.',
    });
  }
  for (const setting of PHONE_SETTINGS) {
    if (isTestPhone(environment[setting] ?? '')) {
      problems.push({
        setting,
        problem: 'a test number',
        remedy: 'Write the real number, or leave it empty: the page then says that the number is coming.',
      });
    }
  }
  return problems;
}
