import { AppError } from '@hidamari/domain/errors';
import type * as z from 'zod';
import { SalesforceConfig } from './config.ts';
import {
  type Crm,
  CrmRefusedError,
  type CrmSurveyAnswer,
  type CrmSurveyAnswersAsked,
  CrmUnavailableError,
  MOST_LISTED,
  requireSurveyAnswer,
} from './port.ts';
import {
  API_PATH,
  answerRecord,
  answersQuery,
  fieldsOf,
  KEY_FIELD,
  recordPage,
  revisionQuery,
  revisionRecord,
} from './salesforce-fields.ts';
import { faultOf, openSession, type SalesforceAnswer, type SalesforceRequest } from './salesforce-session.ts';

export interface SalesforceOptions extends SalesforceConfig {
  /** Budget of one request, in milliseconds. */
  timeoutMs?: number;
  /** Told about records that a listing leaves out because they do not fit; holds nothing of them. */
  report?: (fault: string) => void;
}

type Send = (request: SalesforceRequest) => Promise<SalesforceAnswer>;

interface Parts {
  send: Send;
  object: string;
  report: (fault: string) => void;
}

const TIMEOUT_MS = 10_000;
/** Budget of a whole listing: somebody at the desk waits for it. */
const LISTING_MS = 30_000;

/** A validation rule of the organisation said no. */
const RULE_BROKEN = 'FIELD_CUSTOM_VALIDATION_EXCEPTION';
/**
 * Refusals that are about the answer itself: no later try can succeed. All others are about our login, the object, its
 * rights, limits and locks: they pass, or whoever keeps the CRM can mend them while the answer waits in the outbox.
 */
const ABOUT_THE_ANSWER: ReadonlySet<string> = new Set(['STRING_TOO_LONG', RULE_BROKEN]);

/**
 * The CRM in Salesforce, by its REST API. That the newest revision stands is held three times, since Salesforce has no
 * conditional write for such an object (entity tags are for accounts alone, dates compare whole seconds): answers of one
 * id go one after the other in this process; each first asks which revision is there; and a validation rule of the
 * object (README.md) refuses an older one that another server sends in the moment between.
 */
export function createSalesforceCrm(options: SalesforceOptions): Crm {
  const { timeoutMs = TIMEOUT_MS, report = () => undefined, ...settings } = options;
  const { object, ...login } = SalesforceConfig.parse(settings);
  const { send } = openSession({ ...login, timeoutMs });
  const parts: Parts = { send, object, report };
  const oneAfterAnother = createOneAfterAnother();
  return {
    putSurveyAnswer: async (given, signal) => {
      const answer = requireSurveyAnswer(given);
      await oneAfterAnother(answer.id, () => put(parts, answer, signal));
    },
    listSurveyAnswers: async (asked) => {
      try {
        return await list(parts, asked);
      } catch (cause) {
        throw new AppError('unavailable', {}, { cause });
      }
    },
    close: async () => undefined,
  };
}

async function put(parts: Parts, answer: CrmSurveyAnswer, signal: AbortSignal | undefined): Promise<void> {
  const isKept = async () => (await storedRevision(parts, answer.id, signal)) >= answer.revision;
  if (await isKept()) return;
  const path = `${API_PATH}/sobjects/${parts.object}/${KEY_FIELD}/${answer.id}`;
  const sent = await parts.send({ method: 'PATCH', path, body: fieldsOf(answer), signal });
  if (sent.status >= 200 && sent.status < 300) return;
  // The rule of the object: a newer one came in between.
  if (sent.code === RULE_BROKEN && (await isKept())) return;
  throw ABOUT_THE_ANSWER.has(sent.code)
    ? new CrmRefusedError(sent.code)
    : new CrmUnavailableError(faultOf(sent));
}

/** 0 where there is none yet. */
async function storedRevision(parts: Parts, id: string, signal: AbortSignal | undefined): Promise<number> {
  const page = await readPage(parts.send, queryPath(revisionQuery(parts.object, id)), signal);
  const [record] = page.records;
  return record === undefined ? 0 : (parse(revisionRecord, record).Revision__c ?? 0);
}

async function list(
  { send, object, report }: Parts,
  asked: CrmSurveyAnswersAsked,
): Promise<readonly CrmSurveyAnswer[]> {
  const signal = AbortSignal.timeout(LISTING_MS);
  const records: unknown[] = [];
  let path: string | undefined = queryPath(answersQuery(object, asked, MOST_LISTED));
  while (path !== undefined && records.length < MOST_LISTED) {
    const page: z.output<typeof recordPage> = await readPage(send, path, signal);
    records.push(...page.records);
    path = page.records.length === 0 ? undefined : page.nextRecordsUrl;
  }
  return fitting(records.slice(0, MOST_LISTED), report);
}

/** A record that somebody changed at the desk is left out and reported: it must not take the others with it. */
function fitting(records: readonly unknown[], report: (fault: string) => void): CrmSurveyAnswer[] {
  const results = records.map((record) => answerRecord.safeParse(record));
  const answers = results.flatMap((result) => (result.success ? [result.data] : []));
  const missing = records.length - answers.length;
  if (missing > 0 && answers.length === 0) throw new CrmUnavailableError('unexpected-records');
  if (missing > 0) report(`${missing} records left out`);
  return answers;
}

const queryPath = (soql: string) => `${API_PATH}/query?${new URLSearchParams({ q: soql })}`;

async function readPage(send: Send, path: string, signal: AbortSignal | undefined) {
  const answer = await send({ method: 'GET', path, signal });
  if (answer.status !== 200) throw new CrmUnavailableError(faultOf(answer));
  return parse(recordPage, answer.body);
}

function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new CrmUnavailableError('unexpected-answer');
  return result.data;
}

/**
 * Answers a function that runs work under a key: of one key one piece at a time, in the order of asking, of different
 * keys at the same time; within this process alone. It answers what the work answers and throws what it throws, and
 * what failed does not stop the next. A key is kept no longer than something is under way for it.
 */
function createOneAfterAnother() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
