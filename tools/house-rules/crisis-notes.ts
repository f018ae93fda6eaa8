import ts from 'typescript';
import type { RepositoryFile } from './repository-files.ts';

/** Screens of staff: what is written there is no member's own words. */
export const OF_STAFF = /\/desk\/|^apps\/web\/app\/features\/(call-backs|canned-answers|closures)\//;

const NAME = 'names a person';
const PLACE = 'says where somebody lives';
const CODE = 'is a number or a code that somebody else gave';

/**
 * Fields of words that stand without the note, by their names, each with why. Whoever adds a field decides: a sentence of
 * despair can be written in it, then the note stands under it; or it cannot, then a row says why.
 */
const WITHOUT_NOTE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web/app/parts/conversation/composer-field.tsx': {
    TextArea: "also the desk's: the member's conversation puts the note between field and button",
  },
  'apps/web/app/features/treatment-logs/components/form/part-fields.tsx': {
    TextArea: 'stands above the one note of its row, which looks at every word of the row',
    TextField: 'stands above the one note of its row; the other takes figures',
  },
  'apps/web/app/features/account/components/supporter-rows.tsx': { TextField: NAME },
  'apps/web/app/parts/person-form/name-fields.tsx': { TextField: NAME },
  'apps/web/app/parts/inquiries/inquiry-fields.tsx': { name: NAME, name_kana: NAME },
  'apps/web/app/features/identity/components/residence-step.tsx': { city: PLACE },
  'apps/web/app/shell/forms/address-fields.tsx': { city: PLACE, address: PLACE },
  'apps/web/app/features/identity/components/company-code-step.tsx': { company_code: CODE },
  'apps/web/app/features/identity/components/insurance-step.tsx': { insurance_number: CODE },
  'apps/web/app/features/identity/components/passphrase-step.tsx': { passphrase: CODE },
  'apps/web/app/features/treatment-logs/components/contact-threshold/say-section.tsx': { card_number: CODE },
  'apps/web/app/features/account/components/security/new-address-step.tsx': {
    TextField: 'is an address of mail or a telephone number, whichever is changed',
  },
};

/** Parts in which words are written. Passwords, codes and readings of names (KanaField) have parts of their own. */
const FIELDS = new Set(['TextField', 'TextArea', 'Combobox']);
/** What takes no sentence: an address of mail, a telephone number, a figure, a time. */
const NO_WORDS = new Set(['email', 'tel', 'numeric', 'decimal']);

/** Why the free fields of a page do not stand: under each in which a member or visitor writes is the crisis note (G119). */
export function crisisNoteProblem({ path, text }: RepositoryFile): string | null {
  if (OF_STAFF.test(path)) return null;
  const { fields, notes } = writtenIn(path, text);
  const listed = Object.keys(WITHOUT_NOTE[path] ?? {});
  const gone = listed.filter((name) => !fields.includes(name));
  if (gone.length > 0 || (listed.length > 0 && fields.length - notes < listed.length))
    return `is listed in crisis-notes.ts and needs it no more: ${gone.join(', ') || listed.join(', ')}`;
  const asked = fields.filter((name) => !listed.includes(name));
  return asked.length > notes
    ? `has a field for free words without a CrisisNote under it (of ${asked.join(', ')}): put it there, or say why not in crisis-notes.ts`
    : null;
}

/** The fields for words, by their names or what kind they are; and under how many of them a note looks. */
function writtenIn(path: string, text: string): { fields: string[]; notes: number } {
  const fields: string[] = [];
  let notes = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const tag = node.tagName.getText();
      if (tag === 'CrisisNote') notes += textsOf(node);
      else if (takesWords(tag, node)) fields.push(nameOf(node) ?? tag);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { fields, notes };
}

type Tag = ts.JsxOpeningLikeElement;

function attributeOf(tag: Tag, name: string): ts.Node | undefined {
  const found = tag.attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === name,
  );
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

const wordOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteral(node) ? node.text : undefined;

function takesWords(tag: string, node: Tag): boolean {
  const type = wordOf(attributeOf(node, 'type'));
  if (tag === 'input' || tag === 'textarea')
    return type === undefined || type === 'text' || type === 'search';
  const kinds = [type, wordOf(attributeOf(node, 'inputMode'))];
  return FIELDS.has(tag) && !kinds.some((kind) => kind !== undefined && NO_WORDS.has(kind));
}

/** A note may look at several fields, each by itself. */
function textsOf(note: Tag): number {
  const text = attributeOf(note, 'text');
  return text && ts.isArrayLiteralExpression(text) ? text.elements.length : 1;
}

/** `name="memo"`, or `{...part.text('memo')}`. */
function nameOf(field: Tag): string | undefined {
  const spread = field.attributes.properties.find(ts.isJsxSpreadAttribute)?.expression;
  const wired = spread && ts.isCallExpression(spread) ? wordOf(spread.arguments[0]) : undefined;
  return wordOf(attributeOf(field, 'name')) ?? wired;
}
