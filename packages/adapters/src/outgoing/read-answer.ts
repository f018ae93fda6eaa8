/** An answer that went over the limit of what its caller reads. */
export class AnswerTooLongError extends Error {
  constructor() {
    super('answered too much');
    this.name = 'AnswerTooLongError';
  }
}

/**
 * The text of an answer. Reading stops at the limit, whatever length was announced: an answer may have no end, and a time
 * limit alone lets it fill the memory until then. The signal of the request ends the reading too.
 *
 * @throws AnswerTooLongError for more than `mostBytes`; the connection is given up.
 */
export async function readText(answer: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLongError();
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** The same, read as JSON. @throws SyntaxError too, where it is none. */
export async function readJson(answer: Response, mostBytes: number): Promise<unknown> {
  return JSON.parse(await readText(answer, mostBytes));
}
