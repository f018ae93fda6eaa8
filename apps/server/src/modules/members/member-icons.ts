import type { Member } from './member.repository.ts';

/** Where the members' icons lie; the uploads module keeps them. */
export interface MemberIcons {
  /**
   * Takes in the upload that was PUT under `key` in place of the icon so far; null takes the icon away. Answers the
   * new `icon_filename`. `validation` (field `icon_key`) for an upload that is gone, foreign, or no picture of G33.
   */
  replace(memberId: string, key: string | null): Promise<string | null>;
  /** Address of the picture, for this member alone; null without an icon. */
  urlOf(member: Pick<Member, 'icon_filename'>): string | null;
}
