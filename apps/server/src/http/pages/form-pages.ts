import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Pages to which a form may be sent; each asks, and changes nothing. */
const FORM_PAGES = [screenHref('/search')];

/** Far more than the words of a search, each character of them as nine (%E3%81%82), and what stands beside them. */
const FORM_LIMIT = 65_536;

/**
 * Takes the forms of our own pages: their fields are `request.facts.sent`, and the page is drawn as for whoever opens it. They
 * change nothing, so no token is asked for (a page that is kept for everybody could hold none), but another site can send
 * nobody here with its words: the browser has to say that our own page did (`anti_forgery`).
 */
export function addFormPages(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const url of FORM_PAGES) {
      scope.route({
        method: 'POST',
        url,
        config: { kind: 'page' },
        // Before a byte of the body is read.
        onRequest: async (request) => refuseUnlessOurs(request),
        handler: async (request, reply) => {
          const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
          request.facts = { ...request.facts, sent };
          return answer(request, reply);
        },
      });
    }
  });
}

/** Every browser names the page's origin with a form that it sends, or says whose page sent it. */
function refuseUnlessOurs({ headers, facts }: FastifyRequest): void {
  const isNamed = headers.origin === facts.origin || headers['sec-fetch-site'] === 'same-origin';
  if (!isNamed || facts.isFromElsewhere) throw new AppError('anti_forgery');
}
