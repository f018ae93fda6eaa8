import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import * as z from 'zod';
import { AnswerTooLongError, readText } from '../outgoing/read-answer.ts';
import { PublicPageConfig } from './config.ts';
import type { PublicPolicy, PublicPolicySource } from './port.ts';

export interface PublicPageOptions extends PublicPageConfig {
  /** Budget of the whole answer, in milliseconds. */
  timeoutMs?: number;
  /** Told why the page could not be read; holds nothing of what it says. */
  report?: (fault: string) => void;
}

const TIMEOUT_MS = 3_000;
/** A policy is tens of kilobytes, with what plug-ins add a few hundred: more is a fault. */
const MAX_ANSWER_BYTES = 1_000_000;

/** A page of WordPress's own API; what plug-ins add beside these fields is left alone. */
const pageSchema = z.object({
  title: z.object({ rendered: z.string().min(1).max(1_000) }),
  /** Empty where the page asks for a password. */
  content: z.object({ rendered: z.string().min(1) }),
  /** An instant of UTC that does not say so: `2026-11-20T15:04:05`. */
  modified_gmt: z.iso
    .datetime({ local: true })
    .transform((moment) => new Date(moment.endsWith('Z') ? moment : `${moment}Z`)),
});

/** A page of a public site, read by the API that WordPress gives it. */
export function createPublicPage(options: PublicPageOptions): PublicPolicySource {
  const { timeoutMs = TIMEOUT_MS, report = () => undefined, ...settings } = options;
  const { url } = PublicPageConfig.parse(settings);
  return {
    async read() {
      try {
        return policyOf(await ask(url, AbortSignal.timeout(timeoutMs)));
      } catch (cause) {
        report(faultOf(cause));
        throw new AppError('unavailable', {}, { cause });
      }
    },
  };
}

/** A fault in our own words, which may be logged. */
class PageFault extends Error {}

async function ask(url: string, signal: AbortSignal): Promise<string> {
  // The operator named this address and no other: where it has moved to is for them to say.
  const answer = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'manual', signal });
  if (answer.ok) return await readText(answer, MAX_ANSWER_BYTES);
  await answer.body?.cancel();
  throw new PageFault(`public page answered ${answer.status}`);
}

function policyOf(text: string): PublicPolicy {
  const result = pageSchema.safeParse(parseJson(text));
  if (!result.success) {
    const places = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    throw new PageFault(`public page sent an unexpected answer: ${places.join(', ')}`);
  }
  const { title, content, modified_gmt } = result.data;
  return { title: title.rendered, body: content.rendered, date: japanDay(modified_gmt) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PageFault('public page sent no JSON');
  }
}

/** Our own words, or the name of what the network threw: its text may hold the address and more. */
function faultOf(error: unknown): string {
  if (error instanceof PageFault) return error.message;
  if (error instanceof AnswerTooLongError) return `public page ${error.message}`;
  if (!(error instanceof Error)) return 'unknown';
  const code = error.cause instanceof Error && 'code' in error.cause ? ` ${error.cause.code}` : '';
  return `public page: ${error.name}${code}`;
}
