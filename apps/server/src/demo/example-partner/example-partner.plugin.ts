import { EXAMPLE_PARTNER_PATH } from '@hidamari/adapters/handover/port';
import { serviceHref } from '@hidamari/domain/concerns';
import { AppError } from '@hidamari/domain/errors';
import { HANDOVER_PARTNERS, type HandoverPartner, PARTNERS } from '@hidamari/domain/handover';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';
import type { HandoverNeeds } from '../../modules/handover/index.ts';
import { redeemHandover } from '../../modules/handover/index.ts';
import { serveExampleSheet, takeFormsAlone } from '../example-pages/example-page.ts';
import { type ExampleFrame, type RefusedAs, receivedPage, refusedPage } from './example-partner-page.ts';

const CONFIG = { kind: 'partner' } as const;
const STYLESHEET = `${EXAMPLE_PARTNER_PATH}/style.css`;
/** No script, no picture, no form: a page to read. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A token that is over is gone for good; one that is not ours was never let in. */
const STATUS: Readonly<Record<RefusedAs, number>> = { used: 410, expired: 410, foreign: 403 };

/**
 * POST /partner/{partner}: the page that stands in for a partner that is not set up, in a local deployment. It takes the
 * token by form alone and uses it up, as the partner's own would. A read takes nothing and leads back to the service.
 */
export function examplePartnerPlugin(needs: HandoverNeeds): FastifyPluginAsync<PluginTools> {
  const partners = HANDOVER_PARTNERS.filter((partner) => needs.partnerGateways[partner]?.isExample);
  return async (app: FastifyInstance, { isInMaintenance, limitByAddress }) => {
    if (partners.length === 0) return;
    takeFormsAlone(app);
    app.addHook('onRequest', async (request, reply) => {
      // Organisation variants have no services.
      if (request.resolved.onOrganizationHost) throw new AppError('not_found');
      if (await isInMaintenance()) throw new AppError('maintenance');
      await limitByAddress(request.ip);
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    });
    serveExampleSheet(app, STYLESHEET, new URL('./assets/example-partner.css', import.meta.url));
    for (const partner of partners) {
      const url = `${EXAMPLE_PARTNER_PATH}/${partner}`;
      app.post(url, { config: CONFIG }, (request, reply) => takeOver(needs, partner, { request, reply }));
      app.get(url, { config: CONFIG }, async (_request, reply) =>
        reply.redirect((await frameOf(needs, partner)).serviceHref, 303),
      );
    }
  };
}

async function takeOver(
  needs: HandoverNeeds,
  partner: HandoverPartner,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = form.get('verification_token') ?? '';
  const { now } = request.facts;
  const frame = await frameOf(needs, partner);
  const send = (status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  try {
    const redeemed = await redeemHandover(needs, { partner, token, address: request.ip, now });
    return send(200, receivedPage(frame, redeemed));
  } catch (error) {
    const reason = refusedAs(error);
    return send(STATUS[reason], refusedPage(frame, reason));
  }
}

/** What a person can be told; anything else is thrown on. */
function refusedAs(error: unknown): RefusedAs {
  if (error instanceof AppError && error.code === 'forbidden') return 'foreign';
  if (error instanceof AppError && error.code === 'code_expired') {
    return error.facts.detail?.reason === 'expired' ? 'expired' : 'used';
  }
  throw error;
}

/** Who the page stands in for; the domain's words where the content service does not answer. */
async function frameOf({ content }: HandoverNeeds, partner: HandoverPartner): Promise<ExampleFrame> {
  const known = await content.getService(partner).catch(() => null);
  const operator = known?.value.provider_name ?? PARTNERS[partner].title;
  const href = known === null ? null : serviceHref(known.value);
  return { operator, serviceHref: href ?? '/services', stylesheet: STYLESHEET };
}
