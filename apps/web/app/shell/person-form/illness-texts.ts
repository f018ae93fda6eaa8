import { PROFILE_FIELDS, type ProfileFields, type ProfileText } from '@hidamari/domain/members';

type IllnessText = keyof ProfileFields['illness'];

/** The fields in which the member writes of the illness, by name. */
export const ILLNESS_TEXTS = Object.entries<ProfileText>(PROFILE_FIELDS.illness).map(([name, field]) => ({
  ...field,
  name: name as IllnessText,
}));

/** What was written of the illness, each text under its label. */
export const illnessRows = (values: Readonly<Record<IllnessText, string | null>>) =>
  ILLNESS_TEXTS.map(({ name, label }) => ({ term: label, description: values[name] ?? '' }));
