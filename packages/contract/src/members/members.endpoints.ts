import { PROFILE_FIELDS } from '@hidamari/domain/members';
import { AGE_BANDS } from '@hidamari/domain/outside-transmission';
import { TEMPORARY_ACTIVITY_EVENTS, TEMPORARY_ACTIVITY_SCREENS } from '@hidamari/domain/temporary-activity';
import { endpoint } from '../endpoint/index.ts';
import { optionalText, pageNumber, pageOf, queryFlag, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { accountEditBody } from './account-edit.ts';
import { currentUser } from './current-user.ts';
import { displaySettings, noticeSettings } from './settings.ts';

/** Both flags are the specification's own spelling; without them the lists are left out. */
export const readCurrentUserEndpoint = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'The signed-in member',
  query: z.object({ withDiagnosedCancers: queryFlag, withTreatmentLogs: queryFlag }),
  responses: { 200: currentUser },
});

/**
 * Answers the member with diagnoses, as after a read. conflict: somebody saved a newer state meanwhile; the error's
 * `current` holds it (G66, G104).
 */
export const updateCurrentUserEndpoint = endpoint({
  method: 'PUT',
  path: '/users/me',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'asked' },
  summary: 'Saves the account form',
  replacesWhole: true,
  body: accountEditBody,
  responses: { 200: currentUser },
  errors: ['validation', 'conflict'],
});

/**
 * G142: icon, display settings, notices, onboarding step, bereavement. `icon_key` is the key of an upload that has
 * just been PUT, null takes the icon away; an empty `nickname` takes the name away. What is left out stays. forbidden: staff
 * in a member's place change nothing of how the member is told, or whether at all.
 */
export const updateProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Saves icon and settings',
  body: z.object({
    icon_key: z.string({ error: 'invalid' }).max(200, { error: 'too_long' }).nullable().optional(),
    nickname: optionalText(PROFILE_FIELDS.account.nickname.limit),
    ...displaySettings.partial().shape,
    ...noticeSettings.partial().shape,
    onboarding_step: z
      .int({ error: 'invalid' })
      .min(0, { error: 'invalid' })
      .max(4, { error: 'invalid' })
      .optional(),
    is_bereaved: z.boolean({ error: 'invalid' }).optional(),
  }),
  responses: { 200: currentUser },
  errors: ['validation', 'forbidden'],
});

/** The last fifty (G96); never an address, only a place as coarse as a prefecture. */
export const listLoginHistoriesEndpoint = endpoint({
  method: 'GET',
  path: '/login-histories',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'When and how this account was signed in to',
  query: z.object({ page: pageNumber.default(1) }),
  responses: {
    200: pageOf(
      z.object({
        id: recordId,
        logged_in_at: wireTimestamp,
        method: z.string().max(40),
        device_family: z.string().max(60),
        place: z.string().max(40).nullable(),
        result: z.enum(['success', 'failure']),
      }),
    ),
  },
});

/**
 * The closed list of G93: never cancer type, stage, symptoms, names or numbers. Nothing at all of a member who is not
 * counted: a test member (G48), and whoever told of a death (G149).
 */
export const dataLayerPropertiesEndpoint = endpoint({
  method: 'GET',
  path: '/user-properties/for-data-layer-setting',
  access: 'member',
  consent: { illness: 'in the use case', terms: 'nothing is kept' },
  summary: 'Coarse properties for measurement, after consent',
  responses: {
    200: z.union([
      z.object({
        variant: z.enum(['aflac', 'hatch', 'chofu']),
        member_type: z.enum(['insurance', 'general', 'chofu']),
        is_logged_in: z.literal(true),
        is_self: z.boolean(),
        is_line_linked: z.boolean(),
        onboarding_step: z.int().min(0).max(4),
        /** Ten years, such as `60s`; null where no birthday is known. */
        age_band: z.enum(AGE_BANDS).nullable(),
        months_since_first_login: z.int().min(0),
        has_log: z.boolean(),
      }),
      z.strictObject({}),
    ]),
  },
});

/**
 * Anonymous funnel events of the temporary login, kept 90 days (G94). Event and screen are closed lists: nothing that
 * somebody typed, and nobody's id, can come along.
 */
export const recordTemporaryActivityEndpoint = endpoint({
  method: 'POST',
  path: '/temporary-activity-logs',
  access: 'either',
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'Records a step of the temporary login',
  body: z.object({
    event: z.enum(TEMPORARY_ACTIVITY_EVENTS, { error: 'invalid' }),
    screen_id: z.enum(TEMPORARY_ACTIVITY_SCREENS, { error: 'invalid' }),
    /** When it happened by the browser's clock. */
    at: z.iso.datetime({ error: 'invalid' }),
  }),
  responses: { 204: null },
  errors: ['validation', 'too_many'],
});
