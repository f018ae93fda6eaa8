import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Filter, FilterSyntaxError, type Operator, parseFilter } from './filter-parser.ts';

const FIELDS = new Set(['a', 'b', 'category.id']);
const parse = (text: string) => parseFilter(text, FIELDS);
const condition = (field: string, operator: Operator, value = ''): Filter => ({
  kind: 'condition',
  field,
  operator,
  value,
});

describe('reads', () => {
  test.each<[string, Filter]>([
    ['a[equals]x', condition('a', 'equals', 'x')],
    ['category.id[exists]', condition('category.id', 'exists')],
    ['a[contains]胸・首 (右)', condition('a', 'contains', '胸・首 (右)')],
    ['(a[equals]x(y))', condition('a', 'equals', 'x(y)')],
    ['a[equals][b]', condition('a', 'equals', '[b]')],
    ['((a[exists]))', condition('a', 'exists')],
    [
      'a[exists][or]b[exists][and]a[equals]1',
      {
        kind: 'or',
        parts: [
          condition('a', 'exists'),
          { kind: 'and', parts: [condition('b', 'exists'), condition('a', 'equals', '1')] },
        ],
      },
    ],
    [
      '(a[exists][or]b[equals]2)[and]b[not_exists]',
      {
        kind: 'and',
        parts: [
          { kind: 'or', parts: [condition('a', 'exists'), condition('b', 'equals', '2')] },
          condition('b', 'not_exists'),
        ],
      },
    ],
  ])('%s', (text, tree) => {
    expect(parse(text)).toEqual(tree);
  });
});

describe('refuses', () => {
  test.each([
    '',
    'a',
    'a[equals]',
    'a[exists]x',
    'a[like]x',
    'secret[equals]x',
    'a[equals]x[and]',
    '[or]a[exists]',
    '(a[exists]',
    'a[exists])',
    'a[equals]x)',
    `${'('.repeat(21)}a[exists]${')'.repeat(21)}`,
    `a[equals]${'x'.repeat(2_000)}`,
  ])('%j', (text) => {
    expect(() => parse(text)).toThrow(FilterSyntaxError);
  });
});

const value = fc.stringMatching(/^[\w ぁ-ん.:-]{1,12}$/);
const leaf = fc.oneof(
  fc.record({
    kind: fc.constant('condition' as const),
    field: fc.constantFrom(...FIELDS),
    operator: fc.constantFrom<Operator>('equals', 'not_equals', 'less_than', 'contains', 'begins_with'),
    value,
  }),
  fc.record({
    kind: fc.constant('condition' as const),
    field: fc.constantFrom(...FIELDS),
    operator: fc.constantFrom<Operator>('exists', 'not_exists'),
    value: fc.constant(''),
  }),
);
const { tree } = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

/** Every group in parentheses of its own, so that the reading back must find the same tree. */
function write(filter: Filter): string {
  if (filter.kind === 'condition') return `${filter.field}[${filter.operator}]${filter.value}`;
  return `(${filter.parts.map(write).join(`[${filter.kind}]`)})`;
}

describe('for any input', () => {
  test('what was written is read back', () => {
    fc.assert(
      fc.property(tree, (filter) => {
        const text = write(filter);
        fc.pre(text.length <= 2_000);
        expect(parse(text)).toEqual(filter);
      }),
    );
  });

  test('rubbish is refused with a syntax error and with nothing else', () => {
    const pieces = fc.constantFrom(
      'a',
      'b',
      '[equals]',
      '[exists]',
      '[and]',
      '[or]',
      '(',
      ')',
      'x',
      '[',
      ']',
      '',
      '胸',
    );
    const rubbish = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(rubbish, (text) => {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterSyntaxError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
