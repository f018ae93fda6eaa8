import { pipeline, type Readable, Transform } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { AnswerTooLongError } from './read-answer.ts';

export interface Limits {
  /** Milliseconds for a connection. */
  connectMs: number;
  /** Milliseconds in which neither side sends anything. */
  silentMs: number;
  /** Milliseconds for one try, to the last byte of its answer. */
  wholeMs: number;
  /** Bytes of an answer. */
  mostBytes: number;
}

type Handle = NodeHttpHandler['handle'];

/**
 * How the clients of AWS reach their service. Their own limits leave gaps: `requestTimeout` only warns, `socketTimeout` does
 * not hear a service that goes on by a byte now and then, and an answer is read to its end however long. A try that is given
 * up is no try of the network, so the client does not make another one of it.
 */
export class LimitedHandler extends NodeHttpHandler {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    super({ connectionTimeout: limits.connectMs, socketTimeout: limits.silentMs });
    this.#limits = limits;
  }

  override async handle(...[request, options = {}]: Parameters<Handle>): ReturnType<Handle> {
    const whole = AbortSignal.timeout(this.#limits.wholeMs);
    const own = options.abortSignal;
    const abortSignal = own instanceof AbortSignal ? AbortSignal.any([whole, own]) : whole;
    const answered = await super.handle(request, { ...options, abortSignal });
    answered.response.body = limited(answered.response.body, this.#limits.mostBytes, abortSignal);
    return answered;
  }
}

/** The same bytes; a fault once there are too many or the time is over, and the source is closed with whoever reads. */
function limited(source: Readable, mostBytes: number, abortSignal: AbortSignal): Readable {
  let bytes = 0;
  const counting = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.byteLength;
      if (bytes > mostBytes) done(new GivenUpError(new AnswerTooLongError().message));
      else done(null, part);
    },
  });
  const stop = () => counting.destroy(new GivenUpError('took too long'));
  abortSignal.addEventListener('abort', stop, { once: true });
  pipeline(source, counting, () => abortSignal.removeEventListener('abort', stop));
  return counting;
}

/** By this name the client knows that nothing broke on the way: it makes no other try. */
class GivenUpError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AbortError';
  }
}
