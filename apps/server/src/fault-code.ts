import { AppError } from '@hidamari/domain/errors';
import { codeOfMessage } from './database/database-errors.ts';

/** What is said to be wrong where a part of the portal says so itself: the adapters' and our own codes, with their part in front. */
const OWN = /^(?:content|crm|key|line|smtp|sns)-[A-Za-z0-9_-]{1,60}$/;
const NETWORK =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_[A-Z_]+)$/;
const CERTIFICATE =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_[A-Z_]+|CERT_[A-Z_]+|ERR_TLS_CERT_ALTNAME_INVALID)$/;
/** Of the library that speaks with the hosted login: `OAUTH_TIMEOUT`, `OAUTH_RESPONSE_BODY_ERROR`. */
const OIDC = /^OAUTH_[A-Z_]{1,60}$/;
const DISK = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|EACCES|EPERM)$/;

/** What Node refuses a certificate for. */
export const isCertificateCode = (code: string): boolean => CERTIFICATE.test(code);

/**
 * Which part of the infrastructure failed, and how, by a closed kind of code that docs/operations.md explains; null for a
 * fault that is none of it. Looks through what wraps it. Never an error's text: drivers and services quote in it what they
 * were given, which may be a person's.
 */
export function faultCode(error: unknown): string | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 6;
    current = current.cause, depth += 1
  ) {
    const code = codeOf(current);
    if (code !== null) return code;
  }
  return null;
}

/** What may be kept and logged of a failure: its code or class, never its text, which may quote a person. */
export function faultName(error: unknown): string {
  const part = faultCode(error);
  if (part !== null) return part;
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

/** What the hosted login itself named the fault: `invalid_client`. */
function oidcWord({ error }: Error & { error?: unknown }): string | null {
  return typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : null;
}

function codeOf(error: Error): string | null {
  const { code, severity, $metadata } = error as { code?: unknown; severity?: unknown; $metadata?: unknown };
  // Of AWS's services: `AccessDenied`, `NotAuthorizedException`; the name is their code.
  if ($metadata !== undefined && /^[A-Za-z]{2,60}$/.test(error.name)) return `aws-${error.name}`;
  if (typeof code !== 'string') return codeOfMessage(error);
  if (OWN.test(code)) return code;
  if (OIDC.test(code)) return `oidc-${oidcWord(error) ?? code.slice('OAUTH_'.length).toLowerCase()}`;
  if (severity !== undefined && /^[0-9A-Z]{5}$/.test(code)) return `pg-${code}`;
  if (NETWORK.test(code)) return `network-${code}`;
  if (CERTIFICATE.test(code)) return `tls-${code}`;
  return DISK.test(code) ? `disk-${code}` : null;
}
