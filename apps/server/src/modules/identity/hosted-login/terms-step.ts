import * as z from 'zod';
import { createSealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import { type ConsentText, consentTexts } from '../sign-up/consent-texts.ts';
import { agreedAtLogin } from './agreements.ts';
import type { EmbeddedIssuerParts } from './embedded-issuer.ts';
import type { LoginPage } from './login-page.ts';
import { termsPage } from './terms-page.ts';

/** Who has shown password and code at this page, and the texts that were shown; for this interaction alone. */
const sealedTerms = z.object({
  action: z.string(),
  sub: z.string(),
  /** When the password was shown, in ms: another one chosen since ends this step too. */
  openedAt: z.number(),
  shown: z.array(agreedAtLogin.omit({ agreedAt: true })),
});

/** Who is in, and since when. */
type PersonThere = Pick<z.output<typeof sealedTerms>, 'sub' | 'openedAt'>;

/** What became of the page: the way on, or the page once more. */
export type TermsAnswer =
  | { kind: 'on'; sub: string; openedAt: number; isAgreed: boolean }
  | { kind: 'page'; html: string }
  | { kind: 'gone' };

type Parts = Pick<EmbeddedIssuerParts, 'settings' | 'content' | 'agreements' | 'clock'>;

const sealerOf = ({ settings }: Parts) => createSealer(deriveKeys(settings.sessionSecrets, 'idp-terms'));

/** The texts of the common ID's step; consent to the use of data on the illness is never given here (G143). */
async function textsOf({ content }: Parts, { variant }: LoginPage): Promise<ConsentText[]> {
  return (await consentTexts(content, variant)).filter(({ kind }) => kind !== 'sensitive_data');
}

function draw(
  parts: Parts,
  page: LoginPage,
  { sub, openedAt, texts, ticked }: PersonThere & { texts: ConsentText[]; ticked: string[] | null },
): string {
  const shown = texts.map(({ kind, textId, version }) => ({ kind, textId, version }));
  const sealed = sealerOf(parts).seal({ action: page.action, sub, openedAt, shown });
  return termsPage({ ...page, sealed, texts, ticked: ticked ?? [], isMissing: ticked !== null });
}

/** The page for somebody who is in and goes on to register. */
export async function showTerms(parts: Parts, page: LoginPage, person: PersonThere): Promise<string> {
  return draw(parts, page, { ...person, texts: await textsOf(parts, page), ticked: null });
}

/** Keeps what was agreed to. Without every tick, or with a text that has risen meanwhile, the page is shown again. */
export async function answerTerms(
  parts: Parts,
  page: LoginPage,
  form: URLSearchParams,
): Promise<TermsAnswer> {
  const opened = sealedTerms.safeParse(sealerOf(parts).open(form.get('terms') ?? ''));
  if (!opened.success || opened.data.action !== page.action) return { kind: 'gone' };
  const { sub, openedAt, shown } = opened.data;
  const person = { sub, openedAt };
  if (form.get('answer') !== 'agree') return { kind: 'on', ...person, isAgreed: false };
  const texts = await textsOf(parts, page);
  const isShown = ({ textId, version }: ConsentText) =>
    shown.some((text) => text.textId === textId && text.version === version);
  const ticked = form.getAll('agreed');
  if (!texts.every(isShown))
    return { kind: 'page', html: draw(parts, page, { ...person, texts, ticked: [] }) };
  if (!texts.every(({ kind }) => ticked.includes(kind)))
    return { kind: 'page', html: draw(parts, page, { ...person, texts, ticked }) };
  const agreedAt = parts.clock().toISOString();
  await parts.agreements.keep(
    sub,
    shown.map((text) => ({ ...text, agreedAt })),
  );
  return { kind: 'on', ...person, isAgreed: true };
}
