import { parseError } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { PRINT_FILE_NAME } from '@hidamari/domain/log-print';
import { browserApi } from '../../shell/data/browser-api.ts';
import { logPrintCalls } from '../../shell/data/contract-calls.ts';
import type { AskedChoices } from './log-print-query.ts';

/** Longer than the server draws before it gives up: its answer is the one to tell. */
const ANSWER_WITHIN_MS = 45_000;

/**
 * Has the PDF made and saves it under its name. Answers the address of the file, good for five minutes, for browsers
 * that save nothing of themselves (those inside other apps). Throws AppError.
 */
export async function savePdf(asked: AskedChoices): Promise<string> {
  const { url } = await browserApi().call((await logPrintCalls()).issuePrintFileEndpoint, { body: asked });
  const file = await fetchFile(url);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = PRINT_FILE_NAME;
  link.click();
  // The browser has taken the file over by the time the next task runs, some only a little later.
  setTimeout(() => URL.revokeObjectURL(address), ANSWER_WITHIN_MS);
  return url;
}

async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new AppError(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
    );
  });
  if (!answer.ok) throw parseError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
