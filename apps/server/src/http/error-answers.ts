import { type ErrorEnvelope, envelopeOf } from '@hidamari/contract/error-envelope';
import type { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { html, plainPage } from './html.ts';
import { logFault } from './request-log.ts';
import { toAppError } from './to-app-error.ts';

/** Every refusal of the server leaves through here: the envelope for calls, a plain page for people. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    logIfFault(log, error, request.id);
    return sendError(error, request, reply);
  });
}

/** What is answered with this error goes to the log where it is a fault of ours or of a service, whoever draws the answer. */
export function logIfFault(log: Logger, error: AppError, requestId: string): void {
  if (error.status < 500 || error.code === 'maintenance' || isTurnedAway(error)) return;
  logFault(log, error.cause ?? error, requestId);
}

/** A crowd that was told to come back is no fault: a line for each would be a flood of its own. */
const isTurnedAway = ({ code, facts, cause }: AppError) =>
  code === 'unavailable' && facts.retryAfter !== undefined && cause === undefined;

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Cookies of a refused answer count too: a dead challenge is deleted. Not those of work that failed: its session or
  // challenge may not stand, so the browser keeps what it has.
  if (error.status < 500) request.jar?.applyTo(reply);
  else reply.removeHeader('set-cookie');
  reply.code(error.status).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (error.facts.retryAfter !== undefined) reply.header('retry-after', String(error.facts.retryAfter));
  if (isCall(request)) {
    const body = JSON.stringify(envelopeOf(error, request.id));
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  }
  const page = plainErrorPage(envelopeOf(error, request.id));
  return reply.header('content-type', 'text/html; charset=utf-8').send(request.method === 'HEAD' ? '' : page);
}

/** Our own calls, and addresses that only a script or another machine asks. */
const isCall = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/') ||
  url === '/api' ||
  ['content', 'file', 'messaging'].includes(routeOptions?.config?.kind ?? '');

/**
 * The last resort: a page that needs neither the page bundle nor the database. Keeps the emergency line, which
 * no error may take away (G117, G118).
 */
function plainErrorPage({ message, request_id }: Pick<ErrorEnvelope, 'message' | 'request_id'>): string {
  const main = html`<h1>ページを表示できませんでした</h1>
<p>${message}</p>
<p>体調の急な変化は、かかっている病院か119番へ。</p>
<p><a href="/">ホームへ戻る</a></p>
<p>お問い合わせの際は、この番号をお伝えください：${request_id}</p>`;
  return plainPage({ lang: 'ja', title: 'お知らせ｜ひだまり がん相談' }, main);
}
