/** The SQLSTATE of a database error, however deep the driver wrapped it; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Codes of an error and of what it was wrapped around, the outermost first. */
export function errorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') codes.push(code);
  }
  return codes;
}

/** A unique rule refused the row. `constraint` narrows it to one rule. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint: broken } = current as { code?: unknown; constraint?: unknown };
    if (code === '23505') return constraint === undefined || broken === constraint;
  }
  return false;
}

/** Connection lost, shutting down, out of connections, disk full, or cut off by a time limit: worth a retry. */
const UNAVAILABLE_STATES = /^(08|53|57P0|57014|25P03|58)/;
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const NETWORK_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);
/** What the driver, or our own limit on a transaction, says by its words alone: it has no code for these. */
const CODES_OF_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Connection terminated due to connection timeout/, 'pg-connect-timeout'],
  [/^(?:Connection terminated|Client has encountered a connection error)/, 'pg-connection-lost'],
  [/^timeout exceeded when trying to connect/, 'pg-no-free-connection'],
  [/^Query read timeout/, 'pg-answer-timeout'],
  [/^transaction took too long/, 'pg-transaction-too-long'],
];

/** The code of a database fault that has none of its own; null for any other error. Looks at this error alone. */
export function codeOfMessage({ message }: Error): string | null {
  return CODES_OF_MESSAGES.find(([words]) => words.test(message))?.[1] ?? null;
}

/** The database does not answer just now (F2, F31): the caller gets 503 with Retry-After, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code: found, syscall } = current as { code?: unknown; syscall?: unknown };
    const code = String(found ?? '');
    // Several addresses tried at once come back as an AggregateError, which names no system call.
    const isKnown =
      UNREACHABLE.test(code) && (NETWORK_CALLS.has(syscall) || current instanceof AggregateError);
    if (isKnown || (code.length === 5 && UNAVAILABLE_STATES.test(code))) return true;
    if (codeOfMessage(current) !== null) return true;
  }
  return false;
}
