import type { MemberType } from '../site-variants/index.ts';

/** Where an organisation's service is for (G33): prefecture key (G132) and the start of the city field. */
const AREAS: Readonly<Partial<Record<MemberType, { prefecture: string; city: string }>>> = {
  chofu: { prefecture: 'tokyo', city: '調布市' },
};

/** True where the member type asks for a prefecture and a place within the organisation's area. */
export function isResidenceRequired(memberType: MemberType): boolean {
  return AREAS[memberType] !== undefined;
}

/** True when the address lies in the organisation's area, or the member type has none (G33). */
export function isWithinArea({
  memberType,
  prefecture,
  city,
}: {
  memberType: MemberType;
  prefecture: string | undefined;
  city: string | undefined;
}): boolean {
  const area = AREAS[memberType];
  if (!area) return true;
  return prefecture === area.prefecture && (city?.trim().startsWith(area.city) ?? false);
}
