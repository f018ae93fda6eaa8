import { parseError } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import type { PutFile } from './send-image.ts';

/** Longer than the server waits for a whole request: its answer is the one to tell. */
const ANSWER_WITHIN_MS = 45_000;

/** Sends a file by XMLHttpRequest, the one way in a browser that tells how much has gone. */
export const putFile: PutFile = ({ put_url: url }, file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(parseError(request.status, undefined));
    };
    request.onerror = () => reject(new AppError('network'));
    request.ontimeout = () => reject(new AppError('timeout'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.open('PUT', url);
    request.timeout = ANSWER_WITHIN_MS;
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
