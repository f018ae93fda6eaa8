import { SALESFORCE_NAME } from '@hidamari/adapters/crm/config';
import { isMobilePhone, toE164 } from '@hidamari/domain/members';
import * as z from 'zod';

/** A setting that is absent or only blanks counts as not set. */
const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** `remedy` becomes the error's text, so that every rule says how to mend it. */
const text = (remedy: string) => z.string({ error: remedy }).trim();
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

const flag = z
  .enum(['0', '1', 'false', 'true'], { error: 'Write 1 (on) or 0 (off).' })
  .transform((value) => value === '1' || value === 'true');

const address = (protocols: string[], remedy: string) =>
  text(remedy).refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: remedy,
  });
const WHOLE_REMEDY = 'Write a whole address, such as https://example.org.';
const webAddress = address(['http:', 'https:'], WHOLE_REMEDY);
/** An origin that a page's policy may name: a name and a port, and nothing that would end or widen a directive. */
const isPolicyOrigin = (value: string) =>
  /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(URL.parse(value)?.origin ?? '');
const PAGE_REMEDY =
  'Write the address of the page in the API of its site, such as https://example.org/wp-json/wp/v2/pages/14';
const CRM_REMEDY = 'Write the own address of the organisation, such as https://example.my.salesforce.com.';
/** A name and a password in an address are refused by every client. */
const publicAddress = (remedy: string) =>
  address(['http:', 'https:'], remedy).refine(
    (value) => !URL.canParse(value) || new URL(value).username + new URL(value).password === '',
    { error: remedy },
  );
/** An address whose origin goes into a policy; written without a name and a password, as in `publicAddress`. */
const policyAddress = (remedy: string) =>
  text(remedy).refine((value) => /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) && isPolicyOrigin(value), {
    error: remedy,
  });
const databaseAddress = address(
  ['postgres:', 'postgresql:'],
  'Write postgres://user:password@host:5432/database.',
);

/** 32 random bytes in base64 (44 characters) or hex (64). */
const DATA_KEY_REMEDY = 'Write 32 random bytes in base64: openssl rand -base64 32';
const dataKey = text(DATA_KEY_REMEDY)
  .transform((value) => Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64'))
  .refine((key) => key.length === 32, { error: DATA_KEY_REMEDY });

/** A size in megabytes; `usual` where nothing is set. */
const megabytes = (usual: number) =>
  z.preprocess(
    blank,
    text('')
      .regex(/^[1-9]\d{0,7}$/, { error: 'Write a size in megabytes, such as 2048.' })
      .transform(Number)
      .default(usual),
  );

const keyFingerprint = text('').regex(/^[0-9a-f]{12}$/, {
  error: 'Write the fingerprints that a start named, 12 characters each, with commas between them.',
});

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Hosts of organisation variants, `chofu=chofu.localhost,...`: several hosts per organisation are allowed. */
const HOSTS_REMEDY = 'Write organisation=host pairs: chofu=chofu.example.org,other=other.example.org';
const organizationHosts = text(HOSTS_REMEDY)
  .transform((value) => list(value).map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(
    z.array(
      z
        .tuple([z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i)], {
          error: HOSTS_REMEDY,
        })
        .transform(([organization, host]) => ({ organization, host: host.toLowerCase() })),
      { error: HOSTS_REMEDY },
    ),
  );

const ORIGIN_REMEDY = 'Write origins without a path: https://images.example.org,https://other.example.org';
const webOrigin = z.string().refine((value) => isPolicyOrigin(value) && /^https:\/\/[^/?#@]+$/i.test(value), {
  error: ORIGIN_REMEDY,
});

const CHAT_ORIGIN_REMEDY = 'Write an https origin without a path, such as https://app.chatplus.jp';
/** On the own machine a stand-in may answer without TLS. */
const chatOrigin = z
  .string()
  .refine(
    (value) =>
      isPolicyOrigin(value) &&
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=:|$))[^/?#@]*$/i.test(value),
    { error: CHAT_ORIGIN_REMEDY },
  );

const TAG_MANAGER_REMEDY =
  'Write the https address of the script, such as https://measure.example.org/tag.js?id=ABC';
const PARTNER_REMEDY = 'Write the address that takes the form, such as https://partner.example.org/start.';

/** Below five minutes the warning of two (G35) would come to people who are only reading a page. */
const IDLE_REMEDY = 'Write whole seconds, from 300 (five minutes) to 43200 (twelve hours).';
const idleSeconds = z.coerce
  .number({ error: IDLE_REMEDY })
  .int({ error: IDLE_REMEDY })
  .min(300, { error: IDLE_REMEDY })
  .max(43_200, { error: IDLE_REMEDY });

/** More would leave too little of the thirty seconds that service managers give for what is under way. */
const STOP_DELAY_REMEDY = 'Write whole seconds, from 0 to 20: two looks of the load balancer at /readiness.';
const stopDelay = z.coerce
  .number({ error: STOP_DELAY_REMEDY })
  .int({ error: STOP_DELAY_REMEDY })
  .min(0, { error: STOP_DELAY_REMEDY })
  .max(20, { error: STOP_DELAY_REMEDY });

/** Addresses and ranges, comma-separated; `none` says that there are none, where leaving it out would be a slip. */
const networks = z
  .string()
  .default('')
  .transform((value) => (value.trim() === 'none' ? [] : list(value)))
  .pipe(
    z.array(
      z.string().regex(/^[0-9a-f:.]+(\/\d{1,3})?$/i, {
        error: 'Write addresses or ranges: 10.0.0.0/8,192.168.1.5',
      }),
    ),
  );

/** Points of a limit, from one to what still bounds somebody. */
const limitOf = (usual: number, most: number, least = 1) => {
  const error = `Write a whole number from ${least} to ${most}.`;
  return z.preprocess(
    blank,
    z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error }).default(usual),
  );
};

const PHONE_REMEDY = 'Write digits and hyphens, such as 0120-123-456, or leave it empty.';
const phone = text(PHONE_REMEDY).regex(/^0\d[\d-]{7,12}$/, { error: PHONE_REMEDY });

const ON_CALL_REMEDY =
  'Write mail addresses and mobile numbers, comma-separated: lead@example.org,090-1234-5678';
const mailAddress = /^[^\s@<>;]+@[\w-]+(?:\.[\w-]+)+$/;
/** 090-1234-5678 and +819012345678 as digits. */
const digitsOf = (entry: string) => entry.replaceAll('-', '').replace(/^\+81/, '0');
/** Whoever is on call: addresses, and mobile numbers of Japan with or without hyphens. */
const onCall = z
  .string()
  .default('')
  .transform(list)
  .pipe(
    z.array(
      z.union([z.string().regex(mailAddress), z.string().refine((entry) => isMobilePhone(digitsOf(entry)))], {
        error: ON_CALL_REMEDY,
      }),
    ),
  )
  .transform((entries) => ({
    mails: entries.filter((entry) => mailAddress.test(entry)),
    phones: entries.flatMap((entry) => toE164(digitsOf(entry)) ?? []),
  }));

const SECURITY_CONTACT_REMEDY =
  'Write mailto:security@example.org, or the https address of a page that says how to tell.';
/** One line of /.well-known/security.txt: nothing in it may begin another. */
const securityContact = text(SECURITY_CONTACT_REMEDY).refine(
  (value) =>
    /^mailto:[^\s@<>?]+@[\w-]+(?:\.[\w-]+)+$/.test(value) ||
    (/^https:\/\/[^\s@]+$/.test(value) && URL.canParse(value)),
  { error: SECURITY_CONTACT_REMEDY },
);

const portNumber = z.coerce
  .number({ error: 'Write a port number from 1 to 65535.' })
  .int({ error: 'Write a port number from 1 to 65535.' })
  .min(1, { error: 'Write a port number from 1 to 65535.' })
  .max(65535, { error: 'Write a port number from 1 to 65535.' });

/** Two partners with one secret could use each other's tokens (`deployment-rules.ts`). */
const partnerSecret = text('').min(32, { error: 'Write 32 characters or more: openssl rand -base64 48' });

/** Every environment variable the portal reads, as it is written there. Grouped and completed by `settings.ts`. */
export const Environment = z.object({
  DEPLOYMENT: z.preprocess(
    blank,
    z.enum(['local', 'production'], { error: 'Write local or production.' }).default('local'),
  ),
  HOST: optional(text('Write the address to listen on, such as 0.0.0.0.')),
  PORT: z.preprocess(blank, portNumber.default(3000)),
  PUBLIC_URL: optional(policyAddress(WHOLE_REMEDY)),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  ALLOW_EMBEDDED_DATABASE: optional(flag),
  SESSION_SECRET: optional(
    text('').min(32, { error: 'Write 32 characters or more: openssl rand -base64 48' }),
  ),
  /** Secrets before it with which people may still come back, while one is being changed. */
  SESSION_SECRET_PREVIOUS: z.preprocess(
    blank,
    z
      .string()
      .default('')
      .transform(list)
      .pipe(
        z.array(
          z.string().min(32, { error: 'Write earlier secrets as they were, with commas between them.' }),
        ),
      ),
  ),
  /** A member's session that nobody uses ends after this (G35). */
  /** A stopping server goes on answering for so long, until load balancers have seen it. */
  STOP_DELAY_SECONDS: optional(stopDelay),
  SESSION_IDLE_SECONDS: z.preprocess(blank, idleSeconds.default(3_600)),
  DATA_KEY: optional(dataKey),
  /** Keys that may still wrap members' keys, while a rotation is under way. */
  DATA_KEY_PREVIOUS: z.preprocess(blank, z.string().default('').transform(list).pipe(z.array(dataKey))),
  /** Fingerprints of keys that nobody has any more: what they sealed is given up (docs/operations.md). */
  DATA_KEY_LOST: z.preprocess(blank, z.string().default('').transform(list).pipe(z.array(keyFingerprint))),
  DEMO: optional(flag),
  DEMO_PASSWORD: optional(text('').min(12, { error: 'Write 12 characters or more.' })),
  /** The gallery of parts, /dev/parts (decision 0026). */
  PARTS_GALLERY: optional(flag),
  ORGANIZATION_HOSTS: z.preprocess(blank, organizationHosts.prefault('chofu=chofu.localhost')),
  PHONE_AFLAC: optional(phone),
  PHONE_HATCH: optional(phone),
  PHONE_CHOFU: optional(phone),
  COMPANY_URL: optional(webAddress),
  TRUSTED_PROXIES: z.preprocess(blank, networks),
  /** Who is told which part of /readiness fails, beside the machine itself. */
  MONITOR_ADDRESSES: z.preprocess(blank, networks),
  /** Points of rate limits (`http/rate-limit-rules.ts`): an hour's, of sign-ins those of a quarter of an hour, of calls and mails a minute's. */
  LIMIT_CODES_BY_NUMBER: limitOf(5, 20),
  LIMIT_CODES_BY_BROWSER: limitOf(15, 200),
  LIMIT_CODES_BY_ADDRESS: limitOf(300, 100_000),
  LIMIT_SIGN_INS_BY_ADDRESS: limitOf(50, 10_000),
  LIMIT_FIRST_ELIGIBILITY_BY_ADDRESS: limitOf(240, 10_000),
  LIMIT_ELIGIBILITY_BY_ADDRESS: limitOf(60, 1_000),
  LIMIT_RESIDENCE_BY_ADDRESS: limitOf(300, 100_000),
  LIMIT_EXISTENCE_BY_ADDRESS: limitOf(300, 100_000),
  LIMIT_EMAIL_REQUESTS_BY_ADDRESS: limitOf(5, 1_000),
  LIMIT_INQUIRIES_BY_ADDRESS: limitOf(20, 10_000),
  LIMIT_LINE_CALLS_BY_ADDRESS: limitOf(120, 100_000),
  LIMIT_ACTIVITY_BY_ADDRESS: limitOf(120, 100_000),
  LIMIT_ARTICLE_ANSWERS_BY_ADDRESS: limitOf(120, 100_000),
  LIMIT_SURVEY_ANSWERS_BY_ADDRESS: limitOf(600, 100_000),
  /** One page with what it asks for is some ten calls, and a process tells them by twenties. */
  LIMIT_CALLS_BY_ADDRESS: limitOf(1_200, 1_000_000, 100),
  /** Who takes in what somebody found out about the portal's safety, as /.well-known/security.txt says it. */
  SECURITY_CONTACT: optional(securityContact),
  /** The list of every call, /api/docs and /api/openapi.json. */
  API_DOCS: optional(flag),
  MAINTENANCE: optional(flag),
  /** Whether every sub-domain of the portal's hosts is https alone, and says so to browsers for two years. */
  HSTS_SUBDOMAINS: optional(flag),
  CONTENT_API_URL: optional(webAddress),
  CONTENT_API_KEY: optional(text('')),
  /** Shared with the content service, which signs with it what it tells of a change. */
  CONTENT_WEBHOOK_SECRET: optional(
    text('').min(16, { error: 'Write 16 characters or more: openssl rand -hex 32' }),
  ),
  /** Where the content service keeps its pictures; pages may load pictures from there and nothing else. */
  CONTENT_IMAGE_ORIGINS: z.preprocess(
    blank,
    z.string().default('https://images.microcms-assets.io').transform(list).pipe(z.array(webOrigin)),
  ),
  /** The page of the operator's public site that holds the privacy policy (G12). */
  PRIVACY_POLICY_URL: optional(publicAddress(PAGE_REMEDY)),
  OIDC_ISSUER: optional(webAddress),
  OIDC_CLIENT_ID: optional(text('')),
  OIDC_CLIENT_SECRET: optional(text('')),
  COGNITO_USER_POOL_ID: optional(
    text('').regex(/^[a-z0-9-]+_[A-Za-z0-9]+$/, {
      error: 'Write the pool id, such as ap-northeast-1_AbCdEf123.',
    }),
  ),
  SMTP_URL: optional(address(['smtp:', 'smtps:'], 'Write smtp://user:password@host:587 or smtps://...')),
  MAIL_FROM: optional(
    text('').regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>$/, {
      error: 'Write one address, such as support@example.org or ひだまり <support@example.org>.',
    }),
  ),
  /** Whoever hears of words of danger while nobody is at the desk (decision 0076). */
  ON_CALL: z.preprocess(blank, onCall),
  SMS_PROVIDER: optional(z.enum(['sns'], { error: 'Write sns, or leave it empty.' })),
  /** The Messaging API channel, as LINE's console shows it: signs what LINE tells us, and lets us send. */
  LINE_CHANNEL_SECRET: optional(
    text('').regex(/^[0-9a-f]{32}$/, { error: 'Write the channel secret as in the console: 32 hex digits.' }),
  ),
  LINE_CHANNEL_ACCESS_TOKEN: optional(
    text('').regex(/^[A-Za-z0-9+/=_.-]{40,400}$/, {
      error: 'Write the long-lived channel access token of the Messaging API channel.',
    }),
  ),
  /** The LINE Login channel with the LIFF app, of the same provider: its people have the same ids there. */
  LINE_LOGIN_CHANNEL_ID: optional(
    text('').regex(/^\d{5,20}$/, { error: 'Write the channel id as in the console, such as 1234567890.' }),
  ),
  LINE_LOGIN_CHANNEL_SECRET: optional(
    text('').regex(/^[0-9a-f]{32}$/, { error: 'Write the channel secret as in the console: 32 hex digits.' }),
  ),
  LIFF_ID: optional(
    text('').regex(/^\d{5,20}-[A-Za-z0-9]{4,20}$/, {
      error: 'Write the LIFF id as in the console, such as 1234567890-AbcdEfgh.',
    }),
  ),
  /** Where the official account becomes a friend. */
  LINE_ADD_FRIEND_URL: optional(
    text('').regex(/^https:\/\/(?:lin\.ee|line\.me)\/[\w.~%@/-]+$/, {
      error: 'Write the address of the official account, such as https://lin.ee/AbCdEfG.',
    }),
  ),
  ALLOW_EMBEDDED_STORAGE: optional(flag),
  MEMBER_STORAGE_MB: megabytes(2_048),
  STORAGE_FLOOR_MB: megabytes(1_024),
  S3_BUCKET: optional(
    text('').regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, {
      error: 'Write the name of the bucket, such as portal-files.',
    }),
  ),
  S3_ENDPOINT: optional(webAddress),
  S3_REGION: optional(text('').regex(/^[a-z0-9-]+$/, { error: 'Write the region, such as ap-northeast-1.' })),
  /** Contract key and number of the site, as ChatPlus joins them in its tag: the outside chat instead of our own. */
  CHATPLUS_SITE_ID: optional(
    text('').regex(/^[0-9a-z]{4,32}_\d{1,6}$/i, {
      error:
        'Write the contract key and the number of the site as in the tag of ChatPlus, such as 0a1b2c3d_1.',
    }),
  ),
  CHATPLUS_ORIGIN: z.preprocess(blank, chatOrigin.default('https://app.chatplus.jp')),
  /** The own address of the Salesforce organisation; survey answers are kept in the portal's database without it. */
  CRM_URL: optional(publicAddress(CRM_REMEDY)),
  CRM_CLIENT_ID: optional(text('')),
  CRM_CLIENT_SECRET: optional(text('')),
  CRM_OBJECT: optional(
    text('').regex(SALESFORCE_NAME, {
      error: 'Write the API name of the object, such as SurveyAnswer__c.',
    }),
  ),
  /** Partner services: where the form with a member's token goes, and what that token is signed with (G82 to G86). */
  MEDICAL_NOTE_URL: optional(policyAddress(PARTNER_REMEDY)),
  MEDICAL_NOTE_SECRET: optional(partnerSecret),
  TOMOSNOTE_URL: optional(policyAddress(PARTNER_REMEDY)),
  TOMOSNOTE_SECRET: optional(partnerSecret),
  ANCS_URL: optional(policyAddress(PARTNER_REMEDY)),
  ANCS_SECRET: optional(partnerSecret),
  BEARS_URL: optional(policyAddress(PARTNER_REMEDY)),
  BEARS_SECRET: optional(partnerSecret),
  AVIC_URL: optional(policyAddress(PARTNER_REMEDY)),
  AVIC_SECRET: optional(partnerSecret),
  /** A measurement script and who receives what it sends: only in a frame of its own, only after consent (decision 0058). */
  TAG_MANAGER_URL: optional(policyAddress(TAG_MANAGER_REMEDY)),
  TAG_MANAGER_COMPANY: optional(
    text('').max(80, { error: 'Write the name of the company in 80 characters at most.' }),
  ),
  /** Folder of an import of Japan Post's list, instead of the data that comes with the portal. */
  POSTAL_CODES_DIR: optional(text('')),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'Write error, warn, info, debug or silent.',
    }),
  ),
});

export type Environment = z.infer<typeof Environment>;
