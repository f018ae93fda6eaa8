import {
  addCannedAnswerEndpoint,
  changeCannedAnswerEndpoint,
  deleteCannedAnswerEndpoint,
  listCannedAnswersEndpoint,
} from '@hidamari/contract/canned-answers';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { listCannedAnswers } from './canned-answers.repository.ts';
import { addCannedAnswer, changeCannedAnswer, deleteCannedAnswer } from './write-canned-answer.ts';

/** Reading is for everybody at the desk, writing for those who answer for the words (roles of the domain). */
export function cannedAnswerRoutes({ database }: Pick<Dependencies, 'database'>): Route[] {
  return [
    route(listCannedAnswersEndpoint, async () => ({
      status: 200,
      body: { data: await listCannedAnswers(database) },
    })),
    route(addCannedAnswerEndpoint, async ({ body, caller: { staffId }, request: { now } }) => ({
      status: 201,
      body: await addCannedAnswer(database, body, { staffId, now }),
    })),
    route(changeCannedAnswerEndpoint, async ({ params, body, caller: { staffId }, request: { now } }) => {
      const { version, ...written } = body;
      const change = { id: params.id, version, written };
      return { status: 200, body: await changeCannedAnswer(database, change, { staffId, now }) };
    }),
    route(deleteCannedAnswerEndpoint, async ({ params: { id }, caller: { staffId }, request: { now } }) => {
      await deleteCannedAnswer(database, id, { staffId, now });
      return { status: 204 };
    }),
  ];
}
