import * as z from 'zod';

/** What makes a person eligible, by member type; carried by the challenge token until the member is made. */
export const provenEligibility = z.discriminatedUnion('memberType', [
  z.object({
    memberType: z.literal('insurance'),
    insuranceNumber: z.string(),
    lastNameKana: z.string(),
    firstNameKana: z.string(),
    birthday: z.string(),
  }),
  z.object({ memberType: z.literal('general'), companyCode: z.string() }),
  z.object({
    memberType: z.literal('chofu'),
    postalCode: z.string().nullable(),
    prefecture: z.string(),
    city: z.string(),
    relationToCity: z.enum(['resident', 'visits_hospital']),
  }),
]);
export type ProvenEligibility = z.output<typeof provenEligibility>;
