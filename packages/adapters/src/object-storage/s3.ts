import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { limitedCredentials } from '../outgoing/limited-credentials.ts';
import { LimitedHandler } from '../outgoing/limited-handler.ts';
import { S3Config } from './config.ts';
import { type ObjectStorage, requireKey } from './port.ts';

/**
 * A storage that hangs must not hold a request for ever. The bytes of an upload come at the speed of somebody's phone, so the
 * whole of it may take long; what is read is in memory before anything is done with it.
 */
const LIMITS = {
  connectMs: 5_000,
  silentMs: 60_000,
  /** Until the answer begins; of an upload, from its last byte until the answer ends. */
  answerMs: 20_000,
  readMs: 60_000,
  uploadMs: 600_000,
  /** More than any file that is taken in. */
  mostBytes: 64_000_000,
};

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Keeps objects in a bucket of Amazon S3, or of a service that speaks its protocol. */
export function createS3ObjectStorage(settings: S3Config, limits: typeof LIMITS = LIMITS): ObjectStorage {
  const { bucket: Bucket, endpoint, region } = S3Config.parse(settings);
  const where = region === undefined ? {} : { region };
  const client = new S3Client({
    maxAttempts: 2,
    credentials: limitedCredentials((given) => new S3Client({ ...where, ...given }), {
      ...limits,
      wholeMs: limits.answerMs,
    }),
    // It would write to the console; what fails is told by its error.
    logger: SILENT,
    // Not every service that speaks S3 knows the newer checksums; what is kept is sealed and proves itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new LimitedHandler({ ...limits, wholeMs: limits.uploadMs }),
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...where,
  });
  const place = (Key: string) => {
    requireKey(Key);
    return { Bucket, Key };
  };
  /** What is asked, given up where its answer does not begin in time. */
  const answered = async <Answer>(ask: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), limits.answerMs);
    return await ask(stop.signal).finally(() => clearTimeout(timer));
  };
  return {
    async put(key, stream, bytes) {
      const to = place(key);
      // The client does not hear of a body that breaks off: it would wait for the rest.
      const stop = new AbortController();
      const Body = new PassThrough();
      let timer: NodeJS.Timeout | undefined;
      const flowing = pipeline(stream, Body).then(
        () => {
          timer = setTimeout(() => stop.abort(), limits.answerMs);
        },
        (error: unknown) => {
          stop.abort();
          throw error;
        },
      );
      const sending = client
        .send(new PutObjectCommand({ ...to, Body, ContentLength: bytes }), { abortSignal: stop.signal })
        .catch((error: unknown) => {
          stream.destroy();
          throw error;
        });
      // Both have ended before the caller goes on: nothing of a broken upload is still under way.
      const outcomes = await Promise.allSettled([flowing, sending]);
      clearTimeout(timer);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async get(key) {
      const reading = AbortSignal.timeout(limits.readMs);
      const answer = await answered((begin) =>
        client.send(new GetObjectCommand(place(key)), { abortSignal: AbortSignal.any([begin, reading]) }),
      ).catch(nothingThere);
      if (!answer?.Body) return null;
      return { bytes: answer.ContentLength ?? 0, stream: answer.Body as Readable };
    },
    async head(key) {
      const answer = await answered((abortSignal) =>
        client.send(new HeadObjectCommand(place(key)), { abortSignal }),
      ).catch(nothingThere);
      return answer === null ? null : (answer.ContentLength ?? 0);
    },
    async delete(key) {
      await answered((abortSignal) => client.send(new DeleteObjectCommand(place(key)), { abortSignal }));
    },
    freeBytes: async () => null,
    close: async () => client.destroy(),
  };
}

function nothingThere(error: unknown): null {
  const isAbsent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
  if (isAbsent) return null;
  throw error;
}
