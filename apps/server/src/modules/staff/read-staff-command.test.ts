import { expect, it } from 'vitest';
import { readStaffCommand, STAFF_USAGE } from './read-staff-command.ts';

it.each([
  [
    ['create', 'Sato@Example.jp', ' 佐藤 ', 'concierge'],
    { kind: 'create', login: 'sato@example.jp', displayName: '佐藤', role: 'concierge' },
  ],
  [['disable', 'sato@example.jp'], { kind: 'disable', login: 'sato@example.jp' }],
  [['reset', 'sato@example.jp'], { kind: 'reset', login: 'sato@example.jp' }],
  [['role', 'Sato@Example.jp', 'lead'], { kind: 'role', login: 'sato@example.jp', role: 'lead' }],
])('%j is read', (words, command) => {
  expect(readStaffCommand(words)).toEqual(command);
});

it.each([
  [[]],
  [['create', 'sato@example.jp', '佐藤']],
  [['create', 'sato@example.jp', '', 'concierge']],
  [['create', 'sato@example.jp', '\u3164', 'concierge']],
  [['create', 'sato@example.jp', '\u202E佐藤', 'concierge']],
  [['create', 'satoー@example.jp', '佐藤', 'concierge']],
  [['create', 'sato@example.jp', '佐藤', 'root']],
  [['create', 'sato', '佐藤', 'concierge']],
  [['create', 'sato@example.jp', '佐'.repeat(61), 'concierge']],
  [['disable', 'sato@example.jp', 'now']],
  [['create', 'sato@example.jp', '佐藤', 'concierge', 'lead']],
  [['role', 'sato@example.jp']],
  [['role', 'sato@example.jp', 'root']],
  [['role', 'sato@example.jp', '佐藤', 'lead']],
  [['delete', 'sato@example.jp']],
])('%j is answered with the usage', (words) => {
  expect(() => readStaffCommand(words)).toThrow(STAFF_USAGE);
});
