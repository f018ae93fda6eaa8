import * as z from 'zod';
import { type CrmSurveyAnswer, type CrmSurveyAnswersAsked, crmAnswers, crmSurveyAnswer } from './port.ts';

/** The version of the REST API that is spoken (Spring '26); Salesforce keeps each for three years at least. */
export const API_PATH = '/services/data/v66.0';

/** Text, unique, case-insensitive, marked as external id: what an answer is known by. */
export const KEY_FIELD = 'ExternalId__c';
/** Number without decimals. */
export const REVISION_FIELD = 'Revision__c';

const FIELDS = [
  KEY_FIELD,
  'Survey__c',
  'MemberType__c',
  'Answers__c',
  REVISION_FIELD,
  'IsComplete__c',
  'AnsweredOn__c',
] as const;

/** The fields of an answer, as a PATCH sends them. The key stands in the address alone. */
export function fieldsOf(answer: CrmSurveyAnswer) {
  return {
    Survey__c: answer.survey,
    MemberType__c: answer.member_type,
    Answers__c: JSON.stringify(answer.answers),
    Revision__c: answer.revision,
    IsComplete__c: answer.is_complete,
    AnsweredOn__c: answer.answered_on,
  };
}

const answersText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(crmAnswers);

/** A record of a query as an answer; the desk may have changed it there. */
export const answerRecord = z
  .object({
    ExternalId__c: z.string(),
    Survey__c: z.string(),
    MemberType__c: z.string(),
    Answers__c: answersText,
    Revision__c: z.number(),
    IsComplete__c: z.boolean(),
    AnsweredOn__c: z.string(),
  })
  .transform(
    (record) =>
      // What is cast here is checked by the next step.
      ({
        id: record.ExternalId__c,
        survey: record.Survey__c,
        member_type: record.MemberType__c,
        answers: record.Answers__c,
        revision: record.Revision__c,
        is_complete: record.IsComplete__c,
        answered_on: record.AnsweredOn__c,
      }) as z.input<typeof crmSurveyAnswer>,
  )
  .pipe(crmSurveyAnswer);

/** What a query answers: a page, and where the next one is. */
export const recordPage = z.object({
  done: z.boolean(),
  records: z.array(z.unknown()).max(2_000),
  nextRecordsUrl: z
    .string()
    .regex(/^\/services\/data\/v\d+\.\d+\/query\/[A-Za-z0-9-]+$/)
    .optional(),
});

/** The record of `revisionQuery`. */
export const revisionRecord = z.object({ Revision__c: z.number().nullable() });

/** Asks for the revision that is there, and for nothing that anybody wrote. */
export function revisionQuery(object: string, id: string): string {
  return `SELECT ${REVISION_FIELD} FROM ${object} WHERE ${KEY_FIELD} = ${quoted(id)} LIMIT 1`;
}

/** Asks for the answers of a survey in a time, the oldest first. Days stand in a query without quotes. */
export function answersQuery(
  object: string,
  { survey, from, to }: CrmSurveyAnswersAsked,
  limit: number,
): string {
  const days = `AnsweredOn__c >= ${z.iso.date().parse(from)} AND AnsweredOn__c <= ${z.iso.date().parse(to)}`;
  const order = `ORDER BY AnsweredOn__c ASC, ${KEY_FIELD} ASC`;
  return `SELECT ${FIELDS.join(', ')} FROM ${object} WHERE Survey__c = ${quoted(survey)} AND ${days} ${order} LIMIT ${limit}`;
}

/** The two characters by which a text could end its quotes. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
