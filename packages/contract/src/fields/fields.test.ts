import { isFieldErrorCode } from '@hidamari/domain/members';
import { expect, test } from 'vitest';
import { listEndpoints } from '../endpoints/index.ts';
import * as z from '../zod/index.ts';
import {
  birthDate,
  emailAddress,
  fieldErrorsOf,
  kanaName,
  keyword,
  mobilePhoneNumber,
  optionalText,
  ownPath,
  password,
  personName,
  phoneNumber,
  requiredText,
} from './index.ts';

/** What a form can send in a field: nothing, too little, too much, something unreadable. */
const WRONG = [undefined, '', ' ', -1, 1.5, 1e12, 'x'.repeat(5_000), '\0'];

function shapesOf(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [{}, ...WRONG.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
}

test.each(listEndpoints())(
  '$name speaks only in codes that have words',
  ({ endpoint: { params, query, body } }) => {
    for (const schema of [params, query, body]) {
      if (!schema) continue;
      for (const shape of shapesOf(schema)) {
        const checked = schema.safeParse(shape);
        if (checked.success) continue;
        for (const issue of checked.error.issues.filter(isAboutAField)) {
          expect(isFieldErrorCode(issue.message), `${issue.path.join('.')}: ${issue.message}`).toBe(true);
        }
      }
    }
  },
);

/** A form cannot send text where a list or a group belongs; `fieldErrorsOf` finds a code for that, too. */
function isAboutAField(issue: z.core.$ZodIssue): boolean {
  const isGroup = issue.code === 'invalid_type' && ['object', 'array'].includes(issue.expected);
  return issue.code !== 'invalid_union' && issue.path.length > 0 && !isGroup;
}

test('a zod fault without a code of ours never shows zod’s words', () => {
  const checked = z.object({ name: z.string(), size: z.number().max(3) }).safeParse({ size: 9 });
  expect(checked.success ? {} : fieldErrorsOf(checked.error)).toEqual({
    name: ['required'],
    size: ['too_long'],
  });
});

test.each([
  [personName, 'José María', 'José María'],
  [personName, '髙𠮷', '髙𠮷'],
  [kanaName, 'ﾀﾞｲｽｹ', 'ダイスケ'],
  [kanaName, 'ヴァン＝ダム', 'ヴァン゠ダム'],
  [personName, 'Maria Aparecida Conceição das Graças', 'Maria Aparecida Conceição das Graças'],
  [emailAddress, ' Ｈａｎａ@Demo.example ', 'hana@demo.example'],
  [personName, 'Nguye\u0302\u0303n', 'Nguyễn'],
  [emailAddress, 'ha\u200Bna@example.org', 'hana@example.org'],
  [mobilePhoneNumber, '０６０－１２３４－５６７８', '06012345678'],
  [password, 'ＨａｒｕｎｏＮｉｗａ７３', 'HarunoNiwa73'],
  [phoneNumber, '\u202D03-1234-5678\u202C', '0312345678'],
  [requiredText(20), '\u202E葛\u{E0100}城\uFEFF 👨‍👩‍👧', '葛\u{E0100}城 👨‍👩‍👧'],
  [requiredText(20), 'か\u3099ん', 'がん'],
  [optionalText(20), '\u3164', ''],
  [keyword, '吐\u200Bき\u00AD気', '吐き気'],
  [keyword, '\u0001吐き気\n夜', '吐き気 夜'],
  [keyword, 'あ'.repeat(10_000), 'あ'.repeat(200)],
])('%#: %s is read as %s', (schema, text, read) => {
  expect(schema.parse(text)).toBe(read);
});

test.each([
  [personName, '花子2', 'name_characters'],
  [personName, 'あ'.repeat(61), 'too_long'],
  [personName, '　', 'required'],
  [personName, '\u3164', 'required'],
  [personName, '\u202E山田', 'name_invisible'],
  [personName, 'https://example.org', 'name_address'],
  [requiredText(20), '\u3164\u200B', 'required'],
  [requiredText(20), '\u2800 \u0301', 'required'],
  [emailAddress, 'ｈａｎａーｋｏ@example.org', 'email_letters'],
  [mobilePhoneNumber, '0800-123-4567', 'mobile_phone'],
  [kanaName, '花子', 'katakana'],
  [birthDate, '2025-02-30', 'date'],
  [password, '1234567', 'password_short'],
  [password, 'a'.repeat(65), 'password_long'],
  [password, '', 'required'],
  [ownPath, '//evil.example', 'invalid'],
  [ownPath, '/articles?x=1', 'invalid'],
])('%#: %j is refused with one code', (schema, text, code) => {
  const checked = (schema as z.ZodType).safeParse(text);
  expect(checked.success ? {} : fieldErrorsOf(checked.error)).toEqual({ '': [code] });
});
