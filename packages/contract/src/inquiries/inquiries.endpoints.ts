import { FIRST_READINGS } from '@hidamari/domain/consultations';
import { INQUIRER_ROLES, INQUIRY_KINDS, INQUIRY_LIMITS, INQUIRY_REPLIES } from '@hidamari/domain/inquiries';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { holdsWebAddress } from '@hidamari/domain/members';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, emailAddress, optionalText, phoneNumber, requiredText } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const oneOf = <const V extends string>(choices: readonly { value: V }[]) =>
  z.enum(choices.map(({ value }) => value) as [V, ...V[]], { error: 'choose_one' });

const person = {
  name: requiredText(INQUIRY_LIMITS.name).refine((name) => !holdsWebAddress(name), { error: 'name_address' }),
  name_kana: optionalText(INQUIRY_LIMITS.name),
  email: emailAddress,
  phone_number: phoneNumber.optional(),
  standing: oneOf(INQUIRER_ROLES),
  message: requiredText(INQUIRY_LIMITS.message).refine(
    (text) => countCharacters(text) >= INQUIRY_LIMITS.messageAtLeast,
    { error: 'too_short' },
  ),
  agreed: z.literal(true, { error: 'consent' }),
};

/** Who wants to be called has to say where. */
const needsNumber = ({ reply_by, phone_number }: { reply_by: string; phone_number?: string | undefined }) =>
  reply_by !== 'phone' || phone_number !== undefined;
const NUMBER_MISSING = { path: ['phone_number'], error: 'required' };

/** What the contact form takes in (G121). */
export const inquiryBody = z
  .object({ ...person, kind: oneOf(INQUIRY_KINDS), reply_by: oneOf(INQUIRY_REPLIES) })
  .refine(needsNumber, NUMBER_MISSING);
export type InquiryBody = z.input<typeof inquiryBody>;

/** A consultation by mail (G122): as the contact form, with its background, and a consent of its own (G33). */
export const mailConsultationBody = z.object({
  ...person,
  background: optionalText(INQUIRY_LIMITS.background),
  agreed_health: z.literal(true, { error: 'consent' }),
});
export type MailConsultationBody = z.input<typeof mailConsultationBody>;

/**
 * What to tell on the telephone, and until when an answer is promised; no day where none is wanted. Whether the number
 * went by mail too is not told: it would say how often somebody wrote from an address that anybody may type (G116).
 */
const receipt = z.object({
  receipt_number: z.string().max(40),
  due_on: calendarDay.nullable(),
  /** Words in it suggest danger: they are read before everything else, and no day is promised under them (G119). */
  first_reading: z.enum(FIRST_READINGS).nullable(),
});
export type InquiryReceipt = z.output<typeof receipt>;

/** Takes in the contact form; the receipt goes by mail too, three a day to one address. Sent twice under one idempotency key it is one (G102). */
export const sendInquiryEndpoint = endpoint({
  method: 'POST',
  path: '/email/inquiry',
  access: 'either',
  consent: { illness: 'stays open', terms: 'open to visitors' },
  summary: 'Takes in the contact form',
  body: inquiryBody,
  responses: { 201: receipt },
  errors: ['validation', 'too_many'],
});

/**
 * A consultation by mail of somebody who is not signed in, where the variant consults by mail (section 6); `not_found`
 * elsewhere. A member opens a case instead.
 */
export const sendMailConsultationEndpoint = endpoint({
  method: 'POST',
  path: '/email/consultation',
  access: 'either',
  consent: { illness: 'stays open', terms: 'open to visitors' },
  summary: 'Takes in a consultation by mail',
  body: mailConsultationBody,
  responses: { 201: receipt },
  errors: ['validation', 'too_many'],
});
