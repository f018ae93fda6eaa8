import {
  AppError,
  ERROR_STATUSES,
  type ErrorCode,
  type ErrorFacts,
  type FieldErrors,
} from '@hidamari/domain/errors';

// Read by hand and not by zod: this runs in every browser page, also those that carry no form.

type Json = Record<string, unknown>;

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  421: 'misdirected',
  422: 'validation',
  429: 'too_many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * The AppError of a refused answer. Never throws: a body that is no envelope (a proxy's page, an empty answer)
 * gives the code of its status, any other status `server`.
 * @param retryAfter value of the Retry-After header in seconds; wins over the envelope's own.
 */
export function parseError(status: number, body: unknown, retryAfter?: number): AppError {
  const envelope = isObject(body) ? body : {};
  return new AppError(codeOf(envelope.name, status), factsOf(envelope, retryAfter));
}

function codeOf(name: unknown, status: number): ErrorCode {
  const code = typeof name === 'string' ? name.toLowerCase() : '';
  if (Object.hasOwn(ERROR_STATUSES, code)) return code as ErrorCode;
  return CODE_BY_STATUS[status] ?? 'server';
}

function factsOf(envelope: Json, retryAfter: number | undefined): ErrorFacts {
  const wait = retryAfter ?? numberOrNothing(envelope.retry_after);
  const nextPageId = envelope.next_page_id;
  const detail = detailOf(envelope);
  return {
    ...(typeof envelope.message === 'string' && { message: envelope.message }),
    ...(isObject(envelope.fields) && { fields: fieldsOf(envelope.fields) }),
    ...(wait !== undefined && { retryAfter: wait }),
    ...(typeof nextPageId === 'string' && { nextPageId }),
    ...(Object.keys(detail).length > 0 && { detail }),
    ...(envelope.current !== undefined && { current: envelope.current }),
  };
}

function fieldsOf(fields: Json): FieldErrors {
  const lists = Object.entries(fields).map(([name, codes]) => [
    name,
    Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [],
  ]);
  return Object.fromEntries(lists);
}

// The request id is kept with the detail: the words of `server` name it.
function detailOf(envelope: Json): NonNullable<ErrorFacts['detail']> {
  const given = isObject(envelope.detail) ? envelope.detail : {};
  const detail: NonNullable<ErrorFacts['detail']> = {};
  for (const [key, value] of Object.entries({ ...given, request_id: envelope.request_id })) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      detail[key] = value;
  }
  return detail;
}

function numberOrNothing(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
