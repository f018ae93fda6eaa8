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
import { S3Config } from './config.ts';
import { type ObjectStorage, requireKey } from './port.ts';

/** Milliseconds: a storage that hangs must not hold a request for ever. */
const CONNECT_WITHIN = 5_000;
const ANSWER_WITHIN = 20_000;

/** Keeps objects in a bucket of Amazon S3, or of a service that speaks its protocol. */
export function createS3ObjectStorage(settings: S3Config): ObjectStorage {
  const { bucket: Bucket, endpoint, region } = S3Config.parse(settings);
  const client = new S3Client({
    maxAttempts: 2,
    // Not every service that speaks S3 knows the newer checksums; what is kept is sealed and proves itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_WITHIN, requestTimeout: ANSWER_WITHIN },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined ? {} : { region }),
  });
  const place = (Key: string) => {
    requireKey(Key);
    return { Bucket, Key };
  };
  return {
    async put(key, stream, bytes) {
      const to = place(key);
      // The client does not hear of a body that breaks off: it would wait for the rest.
      const stop = new AbortController();
      const Body = new PassThrough();
      const flowing = pipeline(stream, Body).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
      const sending = client
        .send(new PutObjectCommand({ ...to, Body, ContentLength: bytes }), { abortSignal: stop.signal })
        .catch((error: unknown) => {
          stream.destroy();
          throw error;
        });
      // Both have ended before the caller goes on: nothing of a broken upload is still under way.
      const outcomes = await Promise.allSettled([flowing, sending]);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async get(key) {
      const answer = await client.send(new GetObjectCommand(place(key))).catch(nothingThere);
      if (!answer?.Body) return null;
      return { bytes: answer.ContentLength ?? 0, stream: answer.Body as Readable };
    },
    async head(key) {
      const answer = await client.send(new HeadObjectCommand(place(key))).catch(nothingThere);
      return answer === null ? null : (answer.ContentLength ?? 0);
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    close: async () => client.destroy(),
  };
}

function nothingThere(error: unknown): null {
  const isAbsent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
  if (isAbsent) return null;
  throw error;
}
