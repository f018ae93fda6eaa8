import type { ContentReader } from '@hidamari/contract/content';
import { type MemberType, variantOfMember } from '@hidamari/domain/site-variants';
import type { Executor } from '../../../database/database.ts';
import { type AskingMember, agreedVersionsFor } from '../../members/index.ts';
import { type ConsentText, consentTexts } from '../sign-up/consent-texts.ts';

interface Reader extends AskingMember {
  memberType: MemberType;
}

/** A text in force, and the version that the member agreed to last; undefined: none. */
export interface OutdatedConsentText extends ConsentText {
  agreedVersion: string | undefined;
}

/**
 * Texts whose version in force has risen above the one the member agreed to; a text that was never agreed to counts as
 * risen (G32). A lower number, such as a copy of an older text while the content service is away, asks nothing.
 */
export async function outdatedConsentsOf(
  executor: Executor,
  content: ContentReader,
  reader: Reader,
): Promise<OutdatedConsentText[]> {
  const [inForce, agreed] = await Promise.all([
    consentTexts(content, variantOfMember(reader.memberType)),
    agreedVersionsFor(executor, reader),
  ]);
  return inForce
    .filter(({ kind, version }) => Number(version) > Number(agreed[kind] ?? 0))
    .map((text) => ({ ...text, agreedVersion: agreed[text.kind] }));
}
