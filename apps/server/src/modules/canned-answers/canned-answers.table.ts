import type { CannedAnswerTopic } from '@hidamari/domain/canned-answers';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffMembers } from '../staff/staff.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const staff = (name: string) => uuid(name).references(() => staffMembers.id);

/** Sentences that staff begin an answer with: for everybody, about nobody. The samples of a demo were written by nobody. */
export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Null: for every consultation. */
  topic: text('topic').$type<CannedAnswerTopic>(),
  /** Null: for every desk. */
  variant: text('variant').$type<VariantKey>(),
  version: integer('version').notNull().default(1),
  created_by: staff('created_by'),
  created_at: time('created_at').notNull(),
  updated_by: staff('updated_by'),
  updated_at: time('updated_at').notNull(),
  deleted_at: time('deleted_at'),
});
