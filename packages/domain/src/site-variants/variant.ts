import type { EligibilityType } from '../eligibility/index.ts';
import type { Weekday } from '../japanese-dates/index.ts';

/** The three variants of the portal (specification section 1). */
export type VariantKey = 'aflac' | 'hatch' | 'chofu';

/** A member belongs to an organisation, or to one of the two programmes (G3). */
export type MemberType = 'insurance' | 'general' | 'chofu';

/** Who provides the service; an organisation's variant is run by the provider of the general programme. */
export type ProviderLabel = 'aflac' | 'hatch';

/** A way to consult. */
export type Channel = 'phone' | 'chat' | 'mail' | 'line';

/** Opening hours of one day, `HH:mm` in Japan: open from `opens` on, closed from `closes` on (G6). */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** Hours of each weekday; null = closed. */
export type WeeklyHours = Readonly<Record<Weekday, DayHours | null>>;

/** A link with Japanese words. */
export interface VariantLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** The organisation behind a variant (specification section 3, G10). Its number is a setting. */
export interface Organization {
  readonly id: string;
  readonly orgName: string;
  readonly nameJa: string;
  readonly logoPath: string;
  /** The organisation's rule for handling personal information. */
  readonly privacyPath: string;
  /** Footer links besides those every variant has. */
  readonly extraFooter: readonly VariantLink[];
}

/** One way to consult as the panel offers it (G125). */
export interface ContactOption {
  readonly channel: Channel | 'form';
  readonly label: string;
  readonly note: string;
  /** Null for the phone: its address is the variant's number. */
  readonly href: string | null;
  /** Name of the icon in the drawn set. */
  readonly icon: string;
  /** Only members are offered it (specification section 6: the chat panel is for logged-in users). */
  readonly membersOnly: boolean;
}

/** A way to a supporter at one state of the desk, as a button names it: what is pressed now leads to somebody. */
export interface DeskAction {
  readonly way: 'phone' | 'call-back' | 'chat' | 'mail';
  /** Words of the button. */
  readonly label: string;
  /** Null for what is dialled: its address is the variant's number. */
  readonly href: string | null;
  /** Where whoever is not logged in learns of it, when only members have it; null: everybody has it. */
  readonly visitorHref: string | null;
  /** Name of the icon in the drawn set. */
  readonly icon: string;
  /** What stands under the button: fixed words, or from when an answer comes. Null: nothing. */
  readonly note: string | 'from-next-opening' | null;
}

/** What the desk offers while it is open, or while it is closed. */
export interface DeskOffer {
  /** In the order of their use: the first is the key button of every call box. */
  readonly ways: readonly DeskAction[];
  /** Under 「相談する」 on the consultation button (G124). */
  readonly buttonWord: string;
  /** Under 「相談」 in the bar of a phone, which has room for five characters. */
  readonly barWord: string;
}

/** Everything that differs between variants. Nothing else may branch on a variant's name (G5). */
export interface Variant {
  readonly key: VariantKey;
  readonly memberType: MemberType;
  readonly eligibilityType: EligibilityType;
  readonly providerLabel: ProviderLabel;
  /** Value of the role query that leads here; null where only the host does. */
  readonly roleQuery: string | null;
  readonly organization: Organization | null;
  /** Title of the product on this variant (G1). */
  readonly productTitle: string;
  /** Name for the header's logo, in two lines where the second is smaller. */
  readonly brand: { readonly name: string; readonly sub: string };
  /** What staff call the variant, as short as it can be said. */
  readonly deskName: string;
  /** Whom the variant is for, as a member would say it. */
  readonly audience: string;
  readonly hours: WeeklyHours;
  readonly channels: readonly Channel[];
  readonly contactOptions: readonly ContactOption[];
  readonly deskOffers: { readonly open: DeskOffer; readonly closed: DeskOffer };
  readonly showLine: boolean;
  /** Organisation variants answer 404 for services and category pages. */
  readonly hasServices: boolean;
  /** Outside hours an automatic voice books a call-back (G127). */
  readonly hasVoiceGuide: boolean;
  /** Value of `data-variant`: which key colours apply. */
  readonly theme: 'insurance' | 'general' | 'chofu';
  /** Name of the setting that holds the phone number (G2). */
  readonly phoneSetting: string;
  readonly landingPath: string;
  readonly termsPath: string;
  readonly sitePolicyPath: string;
}
