import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { beginningOf } from '@hidamari/domain/japanese-text';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { variantOrigins } from '../../../config/portal-addresses.ts';
import { createSealer, type Sealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import { logIfFault } from '../../../http/error-answers.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import type { PendingStep } from '../user-pool/account-pool.ts';
import type { EmbeddedIssuer, EmbeddedIssuerParts } from './embedded-issuer.ts';
import { faultPageFor, rememberVariant } from './last-variant.ts';
import { type LoginPage, loginPage } from './login-page.ts';
import { pageFaultOf } from './page-faults.ts';
import { answerAtPage, type PageAnswer, type PageVisitor, signInAtPage } from './sign-in-at-page.ts';
import { stepPage } from './step-page.ts';
import { answerTerms, showTerms } from './terms-step.ts';

const CONFIG = { kind: 'idp' } as const;
const FORM_LIMIT = 8_192;

/** A step as it travels through the page, sealed, for one interaction alone. */
const sealedStep = z.object({
  action: z.string(),
  /** When the password was shown, in ms: the login counts from then, however late its code comes. */
  openedAt: z.number(),
  step: z.object({
    name: z.enum(['sms', 'app', 'new_password']),
    username: z.string(),
    session: z.string(),
  }),
});
type OpenedStep = z.output<typeof sealedStep>;
type KnownStep = OpenedStep['step'];

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/** The page that asks for name and password, and those that follow; complete without script. */
export function addLoginPages(
  app: FastifyInstance,
  parts: EmbeddedIssuerParts,
  embedded: EmbeddedIssuer,
): void {
  const { settings } = parts;
  const sealer = createSealer(deriveKeys(settings.sessionSecrets, 'idp-step'));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    html(reply, 404, faultPageFor(request.headers.cookie, settings));

  app.get('/idp/interaction/:uid', { config: CONFIG }, async (request, reply) => {
    const page = await pageOf(request, reply, { settings, embedded });
    if (!page) return gone(request, reply);
    rememberVariant(request, reply, page.variant);
    return html(reply, 200, loginPage(page));
  });

  app.post('/idp/interaction/:uid', { config: CONFIG }, async (request, reply) => {
    const page = await pageOf(request, reply, { settings, embedded });
    if (!page) return gone(request, reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const visitor: PageVisitor = { ...request.facts, ip: request.ip, variant: page.variant };
    const typed = beginningOf(form.get('identifier') ?? '', 254);
    const opened = form.has('step') ? openStep(sealer, form.get('step') ?? '', page.action) : null;
    const step = opened?.step ?? null;
    const openedAt = opened?.openedAt ?? visitor.now.getTime();
    const finish = async (sub: string, since: number, isAgreed: boolean) => {
      const provider = await embedded.provider();
      const login = { accountId: sub, remember: false, ts: Math.floor(since / 1000) };
      const result = { login, ...(isAgreed && { is_agreed: true }) };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    };
    if (form.has('terms')) {
      const told = await answerTerms(parts, page, form);
      if (told.kind === 'on') return finish(told.sub, told.openedAt, told.isAgreed);
      return told.kind === 'page' ? html(reply, 422, told.html) : gone(request, reply);
    }
    try {
      const answer = form.has('step')
        ? await answerStep(parts, { step, form }, visitor, request)
        : await signInAtPage(parts, { typed, password: form.get('password') ?? '' }, visitor);
      if (answer.kind === 'step') {
        return html(
          reply,
          200,
          await nextStepPage(parts, { page, sealer, opened: { step: answer.step, openedAt } }),
        );
      }
      request.jar.applyTo(reply);
      if (page.isRegistering)
        return html(reply, 200, await showTerms(parts, page, { sub: answer.sub, openedAt }));
      return await finish(answer.sub, openedAt, false);
    } catch (thrown) {
      const { error, fault } = pageFaultOf(thrown);
      logIfFault(parts.log, error, request.id);
      if (error.facts.retryAfter !== undefined) reply.header('retry-after', String(error.facts.retryAfter));
      const isOver = opened === null || ENDS_STEP.includes(error.code);
      const shown = isOver
        ? loginPage({ ...page, identifier: typed, fault })
        : await nextStepPage(parts, {
            page: { ...page, fault },
            sealer,
            opened,
          });
      return html(reply, error.status, shown);
    }
  });
}

/** Refusals after which only the password begins anew. */
const ENDS_STEP: readonly ErrorCode[] = [
  'code_expired',
  'code_tries_spent',
  'step_expired',
  'unauthenticated',
];

function openStep(sealer: Sealer, sealed: string, action: string): OpenedStep | null {
  const read = sealedStep.safeParse(sealer.open(sealed));
  return read.success && read.data.action === action ? read.data : null;
}

async function answerStep(
  parts: EmbeddedIssuerParts,
  { step, form }: { step: KnownStep | null; form: URLSearchParams },
  visitor: PageVisitor,
  { jar }: FastifyRequest,
): Promise<PageAnswer> {
  if (!step) throw new AppError('step_expired');
  const typed = beginningOf(form.get('answer') ?? '', 256);
  return answerAtPage(parts, { step, typed, remembers: form.get('remember') === '1' }, visitor, jar);
}

type NextStep = Pick<OpenedStep, 'openedAt'> & { step: PendingStep };

async function nextStepPage(
  { pool }: EmbeddedIssuerParts,
  { page, sealer, opened }: { page: LoginPage; sealer: Sealer; opened: NextStep },
): Promise<string> {
  const { step, openedAt } = opened;
  const { name } = step;
  // Staff's word is asked for on a screen of the portal; a password at this page never leads to it.
  if (name === 'custom') throw new AppError('server');
  const number = name === 'sms' ? (await pool.find(step.username))?.phoneNumber : null;
  const sealed = sealer.seal({ action: page.action, openedAt, step });
  return stepPage({ ...page, name, sealed, ...(number && { maskedTo: maskPhoneNumber(number) }) });
}

/** The page as this login began it; null when the login is gone. */
async function pageOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, embedded }: { settings: EmbeddedIssuerParts['settings']; embedded: EmbeddedIssuer },
): Promise<LoginPage | null> {
  const provider = await embedded.provider();
  const details = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    // The provider's word for a login that is over or another browser's; anything else is a fault and no end of a login.
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  });
  if (!details) return null;
  const variant: VariantKey = VARIANT_KEYS.find((key) => key === details.params.variant) ?? 'hatch';
  const returnTo = String(details.params.redirect_uri ?? '');
  const origins = variantOrigins(settings);
  const origin = origins.find((candidate) => returnTo.startsWith(`${candidate}/`)) ?? settings.publicUrl;
  const phone = settings.phones[variant];
  const isRegistering = details.params.flow === 'sign-up';
  return { variant, origin, phone, isRegistering, action: `/idp/interaction/${details.uid}`, identifier: '' };
}
