import * as z from 'zod';

/** A name of Salesforce's own kind: nothing of it can leave its place in an address or a query. */
export const SALESFORCE_NAME = /^[A-Za-z][A-Za-z0-9_]{0,79}$/;

/**
 * What the Salesforce client needs; the settings CRM_URL, CRM_CLIENT_ID, CRM_CLIENT_SECRET and CRM_OBJECT. Without them
 * answers are kept in the portal's database.
 */
export const SalesforceConfig = z.strictObject({
  /** The organisation's own address (My Domain): the client credentials flow has no other. A path is left out. */
  url: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** API name of the object that holds the answers; its fields are in `salesforce-fields.ts`. */
  object: z.string().regex(SALESFORCE_NAME).default('SurveyAnswer__c'),
});

export type SalesforceConfig = z.input<typeof SalesforceConfig>;
