import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A file on its way in, or kept. The row is there before the first byte and goes after the last: nothing lies in the
 * object storage that no row names. No reference to the member's row, which may go first.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** The upload's key on the wire. */
    id: uuid('id').primaryKey(),
    member_id: uuid('member_id').notNull(),
    kind: text('kind', { enum: ['icon', 'log_image', 'message_picture'] }).notNull(),
    /** issued: its address was given; arriving: the address is used up; arrived: whole; kept: looked at, taken in. */
    state: text('state', { enum: ['issued', 'arriving', 'arrived', 'kept'] }).notNull(),
    /** As declared on arrival; of what is kept once it is taken in. */
    content_type: text('content_type'),
    bytes: integer('bytes'),
    has_thumbnail: boolean('has_thumbnail').notNull().default(false),
    issued_at: time('issued_at').notNull(),
    kept_at: time('kept_at'),
    /** The log that names a kept picture; null: none yet, or none any more (the sweep forgets it then). */
    treatment_log_id: uuid('treatment_log_id'),
    /** The consultation case in which a kept picture was sent; null as above. */
    consultation_case_id: uuid('consultation_case_id'),
  },
  (table) => [
    index('uploads_state').on(table.state, table.issued_at),
    index('uploads_member').on(table.member_id, table.kind, table.kept_at),
    index('uploads_log').on(table.treatment_log_id),
    index('uploads_case').on(table.consultation_case_id),
  ],
);
