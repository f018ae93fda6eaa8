import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Html, html, plainPage } from '../../http/html.ts';
import type { PluginTools } from '../../http/plugin-tools.ts';

/** A mail, SMS or LINE message that a local deployment kept instead of sending it. */
interface SentMessageView {
  channel: 'mail' | 'sms' | 'line';
  recipient: string;
  subject: string;
  body: string;
  sentAt: Date;
}

const CHANNEL_NAMES = { mail: 'メール', sms: 'SMS', line: 'LINE' } as const;

/** Sent mail, SMS and LINE messages, newest first, to read; addresses in a text become links. */
function outboxPage(messages: readonly SentMessageView[]): string {
  const title = '送信箱（開発用）';
  const main = html`<h1>${title}</h1>
<p>この環境では、メールとSMSとLINEは送られず、ここに残ります。新しい順です。 <a href="/dev/outbox?format=json">JSON</a></p>
${messages.length === 0 ? html`<p>まだ何も送られていません。</p>` : messages.map(messageEntry)}`;
  return plainPage({ lang: 'ja', title }, main);
}

function messageEntry({ channel, recipient, subject, body, sentAt }: SentMessageView): Html {
  return html`<article>
<h2>${CHANNEL_NAMES[channel]}：${subject === '' ? recipient : subject}</h2>
<p>宛先 ${recipient}　<time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${withLinks(body)}</pre>
</article>
`;
}

function withLinks(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}

/** GET /dev/outbox, only with DEMO=1: a page to read, or JSON with ?format=json for tests. */
export function outboxPagePlugin(
  listSent: () => Promise<readonly SentMessageView[]>,
): FastifyPluginAsync<PluginTools> {
  return async (app: FastifyInstance) => {
    app.get('/dev/outbox', { config: { kind: 'dev' } }, async (request, reply) => {
      const messages = await listSent();
      reply.header('cache-control', 'no-store');
      if ((request.query as { format?: unknown }).format !== 'json') {
        return reply.header('content-type', 'text/html; charset=utf-8').send(outboxPage(messages));
      }
      const data = messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() }));
      return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ data }));
    });
  };
}
