import { ServerResponse } from 'node:http';

/**
 * Answers of this process say in their `Date` what its clock says; Node's own tells the machine's time. Browsers read the
 * end of a cookie by it, and clients of S3 the difference between the two clocks.
 */
export function dateAnswersByClock(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...given: unknown[]) {
    if (!this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, given) as ServerResponse;
  };
}
