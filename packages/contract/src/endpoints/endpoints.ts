import * as accessDiary from '../access-diary/index.ts';
import * as accountSecurity from '../account-security/index.ts';
import * as auth from '../auth/index.ts';
import * as callBacks from '../call-backs/index.ts';
import * as cannedAnswers from '../canned-answers/index.ts';
import * as closures from '../closures/index.ts';
import * as consultations from '../consultations/index.ts';
import * as contactThresholds from '../contact-thresholds/index.ts';
import * as eligibility from '../eligibility/index.ts';
import type { Endpoint } from '../endpoint/index.ts';
import * as favourites from '../favourites/index.ts';
import * as handover from '../handover/index.ts';
import * as hostedLogin from '../hosted-login/index.ts';
import * as inquiries from '../inquiries/index.ts';
import * as logComments from '../log-comments/index.ts';
import * as logPrint from '../log-print/index.ts';
import * as mail from '../mail/index.ts';
import * as maintenance from '../maintenance/index.ts';
import * as members from '../members/index.ts';
import * as messaging from '../messaging/index.ts';
import * as monitor from '../monitor/index.ts';
import * as myData from '../my-data/index.ts';
import * as popups from '../popups/index.ts';
import * as postalCodes from '../postal-codes/index.ts';
import * as privacy from '../privacy/index.ts';
import * as search from '../search/index.ts';
import * as staff from '../staff/index.ts';
import * as surveys from '../surveys/index.ts';
import * as treatmentLogs from '../treatment-logs/index.ts';
import * as uploads from '../uploads/index.ts';
import * as viewed from '../viewed/index.ts';

/** The nouns whose rooms declare endpoints; the same words tag the OpenAPI document. */
const ROOMS = {
  auth,
  'hosted-login': hostedLogin,
  eligibility,
  members,
  privacy,
  'treatment-logs': treatmentLogs,
  'log-comments': logComments,
  'log-print': logPrint,
  favourites,
  viewed,
  popups,
  mail,
  search,
  surveys,
  messaging,
  uploads,
  maintenance,
  handover,
  'postal-codes': postalCodes,
  'account-security': accountSecurity,
  staff,
  'access-diary': accessDiary,
  closures,
  'canned-answers': cannedAnswers,
  inquiries,
  'contact-thresholds': contactThresholds,
  'my-data': myData,
  consultations,
  'call-backs': callBacks,
  monitor,
} as const;

export type EndpointNoun = keyof typeof ROOMS;

/** An endpoint with its name in the table and the noun it belongs to. */
export interface ListedEndpoint {
  name: string;
  noun: EndpointNoun;
  endpoint: Endpoint;
}

const SUFFIX = 'Endpoint';

function listRoom(noun: EndpointNoun): ListedEndpoint[] {
  // Whatever a room exports under a name that ends in "Endpoint" is one: nothing can be declared and forgotten.
  return Object.entries(ROOMS[noun])
    .filter(([name]) => name.endsWith(SUFFIX))
    .map(([name, endpoint]) => ({
      name: name.slice(0, -SUFFIX.length),
      noun,
      endpoint: endpoint as unknown as Endpoint,
    }));
}

const LISTED: readonly ListedEndpoint[] = (Object.keys(ROOMS) as EndpointNoun[]).flatMap(listRoom);

/** Every call of the own service by name (`login`, `listTreatmentLogs`, ...): specification section 7 and own calls. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  LISTED.map(({ name, endpoint }) => [name, endpoint]),
);

/** Every endpoint with name and noun, room by room. */
export function listEndpoints(): readonly ListedEndpoint[] {
  return LISTED;
}
