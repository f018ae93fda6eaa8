import type { JWK } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountPool, PoolAccount } from '../user-pool/account-pool.ts';

/** Lives of what the provider keeps, in seconds: a login is a matter of minutes. */
const TTL = {
  AccessToken: 300,
  AuthorizationCode: 60,
  Grant: 900,
  IdToken: 300,
  Interaction: 900,
  RefreshToken: 300,
  Session: 900,
};

const SCOPES = 'openid profile email phone';

interface ProviderParts {
  /** PUBLIC_URL with /idp. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  adapter: NonNullable<Configuration['adapter']>;
  jwks: { keys: JWK[] };
  /** The first signs; each of them is recognised. */
  cookieKeys: string[];
  pool: AccountPool;
  renderError: NonNullable<Configuration['renderError']>;
}

/** The embedded hosted login: one client (the portal), code flow with PKCE, accounts from the user pool. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, {
    adapter: parts.adapter,
    clients: [
      {
        client_id: parts.clientId,
        client_secret: parts.clientSecret,
        redirect_uris: parts.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: parts.jwks as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: parts.cookieKeys,
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/idp' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: {
      openid: ['sub', 'cognito:username'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
      profile: [],
    },
    // Like the real pool: what the portal needs stands in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Tokens never travel in an address.
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    // Which colours and phone number the login page shows.
    // And whether a registration follows, which the terms stand before (G143).
    extraParams: ['variant', 'flow'],
    interactions: { url: (_context, interaction) => `/idp/interaction/${interaction.uid}` },
    findAccount: async (_context, sub) => {
      const account = await parts.pool.find(sub);
      return account ? { accountId: sub, claims: async () => claimsOf(account) } : undefined;
    },
    // The only client is the portal itself: there is nothing to consent to.
    loadExistingGrant: async (context) => {
      const accountId = context.oidc.session?.accountId;
      const clientId = context.oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new context.oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    renderError: parts.renderError,
    ttl: TTL,
  });
  provider.use(reportAgreement);
  provider.proxy = true;
  return provider;
}

/** Who has agreed to the terms at this login comes back with `is_agreed` (specification section 3, G143). */
async function reportAgreement(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const location = context.response.get('location');
  if (context.oidc?.result?.is_agreed !== true || !URL.canParse(location)) return;
  const back = new URL(location);
  if (!back.searchParams.has('code')) return;
  back.searchParams.set('is_agreed', 'true');
  context.set('location', back.href);
}

function claimsOf(account: PoolAccount) {
  return {
    sub: account.sub,
    'cognito:username': account.username,
    email: account.email ?? undefined,
    email_verified: account.isEmailVerified,
    phone_number: account.phoneNumber ?? undefined,
    phone_number_verified: account.isPhoneVerified,
  };
}
