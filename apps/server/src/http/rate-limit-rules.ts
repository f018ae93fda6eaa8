import { MESSAGE_RATES } from '@hidamari/domain/consultations';
import type { ErrorCode } from '@hidamari/domain/errors';
import { ELIGIBILITY_CHECK, ONE_TIME_CODE } from '@hidamari/domain/members';
import { PRIVACY_REQUEST_LIMITS } from '@hidamari/domain/privacy';
import { TALK_NUMBER } from '@hidamari/domain/talk-numbers';
import type { RateLimitRule } from './rate-limits.ts';

/** At most `points` tries of one subject in `windowSeconds`, counted from the first. */
export interface RateLimitWindow {
  points: number;
  windowSeconds: number;
  /**
   * Whoever has used the points up is not turned away until the window ends, but let through once more after a wait, which
   * doubles with each try from the first to the most, in seconds.
   */
  growingWait?: { first: number; most: number };
  /**
   * The points come back evenly over the window, one after the other, in place of all at its end: what can be used at once
   * is never more than the points, and what is used over an hour never more than the hour's share of them.
   */
  isEven?: boolean;
  /** The true reason of a refusal under this rule; `too_many` is a flood's alone (decision 0073). */
  refusal: Extract<
    ErrorCode,
    | 'too_many'
    | 'address_wait'
    | 'code_guess_wait'
    | 'code_resend_wait'
    | 'code_sends_spent'
    | 'eligibility_wait'
    | 'mail_sends_spent'
    | 'line_sends_spent'
    | 'password_wait'
    | 'requests_spent'
    | 'searches_spent'
    | 'talk_number_wait'
  >;
}

const MINUTE = 60;
const HOUR = 3_600;

/** Every limit of the portal. Generous where a hospital's or a company's people share one address. */
export const RATE_LIMIT_RULES: Record<RateLimitRule, RateLimitWindow> = {
  /** Spraying trips the address, not its victims (F20). */
  'sign-in-by-address': {
    points: 50,
    windowSeconds: 15 * MINUTE,
    growingWait: { first: 30, most: 5 * MINUTE },
    refusal: 'address_wait',
  },
  /** One account from one network, or from a browser that it knows: short, so that nobody is locked out for ever (F21). */
  'sign-in-by-account': { points: 10, windowSeconds: 15 * MINUTE, refusal: 'password_wait' },
  /** One account from all networks together: slowed down and never stopped (F21, decision 0089 on guessed passwords). */
  'sign-in-from-anywhere': {
    points: 30,
    windowSeconds: 24 * HOUR,
    growingWait: { first: MINUTE, most: 15 * MINUTE },
    refusal: 'password_wait',
  },
  /** Five codes an hour (identity: one-time codes). */
  'code-send-by-number': { points: 5, windowSeconds: HOUR, refusal: 'code_sends_spent' },
  /** One browser, whatever numbers it is told: a family at one telephone, and a new cookie costs a call (decision 0086). */
  'code-send-by-browser': { points: 15, windowSeconds: HOUR, refusal: 'code_sends_spent' },
  /** Messages cost money, and a carrier's or an office's people share an address: after so many each waits its turn. */
  'code-send-by-address': {
    points: 300,
    windowSeconds: HOUR,
    growingWait: { first: 5, most: MINUTE },
    refusal: 'address_wait',
  },
  /** A minute between two messages to one number or address (G33). */
  'code-resend': { points: 1, windowSeconds: ONE_TIME_CODE.resendAfterSeconds, refusal: 'code_resend_wait' },
  /**
   * Wrong ones alone: a company whose people sign up on one day shares an address. The first tries of each browser are
   * counted apart, so that who guesses on and on holds up no newcomer (decision 0100).
   */
  'eligibility-first-by-address': {
    points: 240,
    windowSeconds: HOUR,
    growingWait: { first: 5, most: MINUTE },
    refusal: 'address_wait',
  },
  'eligibility-by-address': {
    points: 60,
    windowSeconds: HOUR,
    growingWait: { first: 5, most: MINUTE },
    refusal: 'address_wait',
  },
  /** Nothing to guess: who lives in the city says so. */
  'residence-by-address': {
    points: 300,
    windowSeconds: HOUR,
    growingWait: { first: 5, most: MINUTE },
    refusal: 'address_wait',
  },
  /** Three failures, then the advice to wait and the telephone (G51); a right answer passes all the same. */
  'eligibility-by-browser': {
    points: ELIGIBILITY_CHECK.failures,
    windowSeconds: ELIGIBILITY_CHECK.waitSeconds,
    refusal: 'eligibility_wait',
  },
  /** Wrong answers about one policy from one network: slowed down, never stopped. */
  'eligibility-by-policy-here': {
    points: 10,
    windowSeconds: 24 * HOUR,
    growingWait: { first: MINUTE, most: HOUR },
    refusal: 'eligibility_wait',
  },
  /**
   * The same from wherever: first tries of a browser and a network apart from all others, so that a few strangers cannot hold
   * up its owner. At most 276 a day in all: with 29,200 birth dates (80 years), and its number and kana known, a guesser with
   * 76 networks needs 53 days on average (decision 0100).
   */
  'eligibility-first-by-policy': {
    points: 200,
    windowSeconds: 24 * HOUR,
    growingWait: { first: MINUTE, most: HOUR },
    refusal: 'eligibility_wait',
  },
  'eligibility-by-policy': {
    points: 20,
    windowSeconds: 24 * HOUR,
    growingWait: { first: MINUTE, most: HOUR },
    refusal: 'eligibility_wait',
  },
  /** Links of mails that are opened, and forgotten passwords: what they send is counted by number besides. */
  'existence-by-address': {
    points: 300,
    windowSeconds: HOUR,
    growingWait: { first: 5, most: MINUTE },
    refusal: 'address_wait',
  },
  /** Five a minute (G50). */
  'email-request-by-address': { points: 5, windowSeconds: MINUTE, refusal: 'address_wait' },
  /** Each is read and answered by a person; a family, or a hospital's waiting room, shares an address. */
  'inquiries-by-address': { points: 20, windowSeconds: HOUR, refusal: 'address_wait' },
  /** Three mails a day (G116): nobody's letter box is filled by somebody who types its address. */
  'email-request-by-recipient': { points: 3, windowSeconds: 24 * HOUR, refusal: 'mail_sends_spent' },
  /** A right password alone gives few codes to try, however many logins it begins (G42, F19). */
  'staff-code-by-account': { points: 15, windowSeconds: 15 * MINUTE, refusal: 'code_guess_wait' },
  /** Staff answer one member at a time: whoever tries out numbers is held up. */
  'staff-search-by-account': { points: 60, windowSeconds: HOUR, refusal: 'searches_spent' },
  /** Five wrong numbers, then a wait as long as a number lives (G92): nobody finds a record by trying. */
  'talk-number-by-staff': {
    points: TALK_NUMBER.wrongTries,
    windowSeconds: TALK_NUMBER.lifeSeconds,
    refusal: 'talk_number_wait',
  },
  /** One when the panel is opened, and a new one now and then. */
  'talk-numbers-by-member': { points: 30, windowSeconds: HOUR, refusal: 'too_many' },
  /** Each is read and answered by a person. */
  'privacy-requests-by-member': {
    points: PRIVACY_REQUEST_LIMITS.aDay,
    windowSeconds: 24 * HOUR,
    refusal: 'requests_spent',
  },
  /** One each time somebody goes on to a partner; going back and trying again stays possible. */
  'handovers-by-member': { points: 30, windowSeconds: HOUR, refusal: 'too_many' },
  /** A partner's server turns in everybody's tokens from one address: twenty members a minute are many. */
  'handover-redemptions-by-address': { points: 1_200, windowSeconds: HOUR, refusal: 'too_many' },
  /** Linking asks for four; a hospital's waiting room shares an address, and each call asks LINE. */
  'line-calls-by-address': { points: 120, windowSeconds: HOUR, refusal: 'address_wait' },
  /** Each is a message to the member's telephone. */
  'line-unlink-asks-by-member': { points: 5, windowSeconds: HOUR, refusal: 'line_sends_spent' },
  /** Anonymous steps of the temporary login: a way through it tells about ten (G94). */
  'activity-by-address': { points: 120, windowSeconds: HOUR, refusal: 'address_wait' },
  /** One answer to one article; a family or a hospital's waiting room shares an address. */
  'article-answers-by-address': { points: 120, windowSeconds: HOUR, refusal: 'address_wait' },
  /** A survey is opened once and kept page by page, six calls or so a person; a waiting room shares an address. */
  'survey-answers-by-address': { points: 600, windowSeconds: HOUR, refusal: 'address_wait' },
  /** One member's flood is bounded (F40). */
  'writes-by-member': { points: 300, windowSeconds: 5 * MINUTE, refusal: 'too_many' },
  /** A flood is bounded, somebody who writes in haste is not (F40). */
  'messages-by-member': { ...MESSAGE_RATES.burst, refusal: 'too_many' },
  'messages-by-member-hourly': { ...MESSAGE_RATES.hourly, refusal: 'too_many' },
  /** Upload addresses: ten pictures for each of thirty logs (G65), or those of a diary that is read back in (G136). */
  'uploads-by-member': { points: 300, windowSeconds: HOUR, refusal: 'too_many' },
  /** A file takes the processor for a while; choosing again and again stays possible. */
  'prints-by-member': { points: 60, windowSeconds: HOUR, refusal: 'too_many' },
  /** Preparing and downloading one's own data: each download reads the whole diary. */
  'exports-by-member': { points: 30, windowSeconds: HOUR, refusal: 'too_many' },
  /** Parts of fifty logs: the largest file that is read in (G136), and once more from its beginning. */
  'imports-by-member': { points: 800, windowSeconds: HOUR, refusal: 'too_many' },
  /** Every call of the own service and every page that has to be rendered. */
  'calls-by-address': { points: 1_200, windowSeconds: MINUTE, isEven: true, refusal: 'too_many' },
};
