import { PHONE_REASON } from '@hidamari/domain/consultations';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { STAFF_ROLES } from '@hidamari/domain/staff';
import { endpoint } from '../endpoint/index.ts';
import { boundedText, recordId, requiredText, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { clientKey, consultationMessage } from './case-parts.ts';
import { called, callMade, pendingCall } from './colleague-calls.ts';
import { oneCase } from './desk-cases.endpoints.ts';

/** Whose desk is open now, on whichever server. */
export const listPresentEndpoint = endpoint({
  method: 'GET',
  path: '/desk/presence',
  access: 'staff',
  permission: 'read-cases',
  summary: 'Staff: who has the desk open',
  responses: {
    200: z.object({
      data: z
        .array(z.object({ id: recordId, display_name: boundedText(60), role: z.enum(STAFF_ROLES) }))
        .max(500),
    }),
  },
});
export type Present = z.output<(typeof listPresentEndpoint)['responses'][200]>['data'][number];

/**
 * How many wait for this person, and the newest of each kind: what a tab needs to call for attention. Numbers alone, so that
 * asking is no reading. Cases with words of danger and inquiries with such words count alike (G119).
 */
export const readDeskWaitingEndpoint = endpoint({
  method: 'GET',
  path: '/desk/waiting',
  access: 'staff',
  permission: 'read-cases',
  summary: 'Staff: how many wait at the desk, and who calls',
  responses: {
    200: z.object({
      waiting: z.int().min(0),
      danger: z.int().min(0),
      newest_waiting: wireTimestamp.nullable(),
      newest_danger: wireTimestamp.nullable(),
      calls: z.array(pendingCall),
    }),
  },
});
export type DeskWaitingNow = z.output<(typeof readDeskWaitingEndpoint)['responses'][200]>;

const oneCall = { ...oneCase, params: z.object({ id: recordId, whom: called }) } as const;

/**
 * Calls a colleague to a case with words of danger (G119): a second reader, or the person in charge. Whoever it is for and has
 * the desk open hears of it at once; made anew, it calls anew. Where nobody in charge is there, whoever is on call gets a
 * message, once in ten minutes and case, whatever the words alone have sent before. `conflict` where no words suggest danger, or the second reader has been.
 */
export const callColleagueEndpoint = endpoint({
  ...oneCall,
  method: 'PUT',
  path: '/desk/cases/{id}/calls/{whom}',
  permission: 'answer-cases',
  summary: 'Staff: calls a colleague to a case with words of danger',
  responses: {
    200: callMade,
  },
  errors: ['validation', 'conflict', 'reason_required'],
});

/** Whoever was called says that they come: the caller sees who, and the call falls silent. `conflict` where it does not stand. */
export const answerCallEndpoint = endpoint({
  ...oneCall,
  method: 'POST',
  path: '/desk/cases/{id}/calls/{whom}/answer',
  permission: 'answer-cases',
  summary: 'Staff: comes where a colleague called',
  responses: { 204: null },
  errors: ['validation', 'conflict'],
});

/**
 * Sends the fixed sentence of first aid (`FIRST_AID_TEXT`): by one person alone, before the second reader is there. A case that
 * nobody has, or somebody who is not at the desk, is taken by it. The member still waits for an answer. `conflict` for the
 * case of a colleague who is there, where it was sent already, and where these words were not read (`is_unread`).
 */
export const sendFirstAidEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/first-aid',
  permission: 'answer-cases',
  summary: 'Staff: sends the fixed first words to somebody in danger',
  body: z.object({ client_key: clientKey }),
  responses: { 201: consultationMessage },
  errors: ['validation', 'conflict'],
});

/** Why a telephone number is opened, as the member will read it. */
export const phoneOpening = z.object({
  reason: requiredText(PHONE_REASON.length).refine((text) => countCharacters(text) >= PHONE_REASON.atLeast, {
    error: 'too_short',
  }),
});

/**
 * A lead opens the telephone number of the member of a case with words of danger, whatever the member shares: the one
 * exception that the service page names. Recorded with the written reason before the number is answered, and told to the
 * member. `forbidden` for every other role; `conflict` without such words, for a closed case and a member who has left.
 */
export const openPhoneInDangerEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/phone',
  permission: 'open-phones-in-danger',
  summary: 'Staff: a lead opens a telephone number in danger',
  body: phoneOpening,
  responses: { 200: z.object({ phone_number: z.string().nullable() }) },
  errors: ['validation', 'forbidden', 'conflict', 'reason_required'],
});
