import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';

/** G42: who answers members may look for them and act for them; everybody of staff has the desk. */
const ONLY_WHO_ANSWERS_MEMBERS = [
  'POST /desk/members/search',
  'POST /desk/acting',
  'GET /desk/inquiries',
  'GET /desk/inquiries/{id}',
  'PUT /desk/inquiries/{id}/check',
  'PUT /desk/inquiries/{id}/holder',
  'PUT /desk/inquiries/{id}/on-call',
  'PUT /desk/inquiries/{id}/call',
  'POST /desk/inquiries/{id}/call/answer',
  'POST /desk/inquiries/{id}/answers',
  'GET /desk/call-backs',
  'POST /desk/call-backs',
  'PUT /desk/call-backs/{id}',
  'GET /desk/monitor-registrations',
  'POST /desk/monitor-registrations/{id}/register',
  'POST /desk/monitor-registrations/{id}/end',
];

/** G140: consultations are read and answered by supporters alone. */
const ONLY_SUPPORTERS = [
  'GET /desk/cases',
  'POST /desk/cases',
  'GET /desk/cases/{id}',
  'PUT /desk/cases/{id}/reading-reason',
  'GET /desk/cases/{id}/messages',
  'GET /desk/cases/{id}/card',
  'GET /desk/cases/{id}/logs',
  'GET /desk/cases/{id}/logs/{log_id}',
  'POST /desk/cases/{id}/logs/{log_id}/comments',
  'POST /desk/cases/{id}/take',
  'POST /desk/cases/{id}/hand-over',
  'POST /desk/cases/{id}/replies',
  'PUT /desk/cases/{id}/marks',
  'POST /desk/cases/{id}/notes',
  'POST /desk/cases/{id}/second-check',
  'PUT /desk/cases/{id}/title',
  'POST /desk/cases/{id}/close',
  'GET /desk/cases/{id}/attachables',
  'GET /desk/colleagues',
  'GET /desk/presence',
  'GET /desk/waiting',
  'PUT /desk/cases/{id}/calls/{whom}',
  'POST /desk/cases/{id}/calls/{whom}/answer',
  'POST /desk/cases/{id}/first-aid',
];

/** Days off are entered by whoever leads or keeps the desk. */
const ONLY_WHO_KEEPS_CLOSURES = ['GET /desk/closures', 'POST /desk/closures', 'DELETE /desk/closures/{id}'];

/** What answers begin with is written by whoever leads or edits, and read by everybody at the desk (G140). */
const ONLY_WHO_WRITES_ANSWERS = [
  'POST /desk/canned-answers',
  'PUT /desk/canned-answers/{id}',
  'DELETE /desk/canned-answers/{id}',
];

/** What surveys come to is read by whoever leads or keeps the desk; whom to call back, by the lead alone (G101). */
const ONLY_WHO_READS_SURVEYS = ['GET /desk/surveys/report'];
/** So is opening a telephone number in danger: an exception needs somebody who is responsible for it (G119). */
const ONLY_THE_LEAD = [
  'POST /desk/cases/{id}/phone',
  'GET /desk/surveys/contacts',
  'POST /desk/surveys/contacts/{id}/contacted',
];

/** The roles that may make a call of the desk; what is in no list is everybody's who has the desk. */
export function rolesOfDeskCall(name: string): readonly StaffRole[] {
  if (ONLY_SUPPORTERS.includes(name)) return ['supporter', 'lead'];
  if (ONLY_WHO_ANSWERS_MEMBERS.includes(name)) return ['concierge', 'supporter', 'lead'];
  if (ONLY_WHO_KEEPS_CLOSURES.includes(name)) return ['lead', 'administrator'];
  if (ONLY_WHO_WRITES_ANSWERS.includes(name)) return ['lead', 'editor'];
  if (ONLY_WHO_READS_SURVEYS.includes(name)) return ['lead', 'administrator'];
  if (ONLY_THE_LEAD.includes(name)) return ['lead'];
  return STAFF_ROLES;
}
