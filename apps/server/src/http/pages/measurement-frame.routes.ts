import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import { Html, html } from '../html.ts';
import { measurementPolicy } from '../security-headers.ts';

/**
 * Waits for our page to say what may be told, puts it where a tag manager looks for it, and only then fetches the
 * script. Only our own page is listened to: the frame's own origin is none, its address is ours.
 */
const FRAME_SCRIPT = `(function () {
  var address = document.currentScript.dataset.address, layer = window.dataLayer = [], isBegun = false;
  addEventListener('message', function (event) {
    if (event.source !== parent || event.origin !== location.origin || !Array.isArray(event.data)) return;
    event.data.forEach(function (entry) { layer.push(entry); });
    if (isBegun) return;
    isBegun = true;
    var script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
})()`;

const SCRIPT_HASH = createHash('sha256').update(FRAME_SCRIPT).digest('base64');

/**
 * GET /outside/measurement, only where a measurement is configured: the frame that runs its script shut off from every
 * page of ours (decision 0058). The same for everybody: nothing of a person is in it.
 */
export function addMeasurementFrame(
  app: FastifyInstance,
  { scriptUrl }: NonNullable<Settings['measurement']>,
): void {
  const policy = measurementPolicy(new URL(scriptUrl).origin, SCRIPT_HASH);
  const script = html`<script data-address="${scriptUrl}">${new Html(FRAME_SCRIPT)}</script>`;
  const page = html`<!doctype html><html lang="ja"><meta charset="utf-8"><title>計測</title>${script}</html>`
    .text;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/outside/measurement',
    config: { kind: 'static' },
    handler: (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        // Our own pages alone, as the policy says: this is for browsers that do not read it.
        .header('x-frame-options', 'SAMEORIGIN')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page),
  });
}
