CREATE TABLE "call_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"sealed_body" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_by_name" text,
	"ended_at" timestamp with time zone,
	"client_key" uuid NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "call_backs_client_key" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "staff_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_by" uuid,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consultation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consultation_cases_case_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" uuid,
	"variant" text NOT NULL,
	"channel" text NOT NULL,
	"topics" text[] NOT NULL,
	"status" text NOT NULL,
	"sealed_title" text,
	"taken_by" uuid,
	"taken_by_name" text,
	"waiting_since" timestamp with time zone,
	"reply_due_on" date,
	"danger_at" timestamp with time zone,
	"checked_by" uuid,
	"checked_by_name" text,
	"checked_at" timestamp with time zone,
	"shares_card" boolean NOT NULL,
	"card_open_until" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"member_delivered_seq" integer DEFAULT 0 NOT NULL,
	"member_read_seq" integer DEFAULT 0 NOT NULL,
	"staff_read_seq" integer DEFAULT 0 NOT NULL,
	"client_key" uuid NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "consultation_cases_no" UNIQUE("case_no"),
	CONSTRAINT "consultation_cases_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "consultation_messages" (
	"case_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"sealed_body" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_messages_case_id_seq_pk" PRIMARY KEY("case_id","seq")
);
--> statement-breakpoint
CREATE TABLE "consultation_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"sealed_text" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_readers" (
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_readers_case_id_staff_id_pk" PRIMARY KEY("case_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"sealed_body" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_closures" ADD CONSTRAINT "staff_closures_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_closures" ADD CONSTRAINT "staff_closures_removed_by_staff_members_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_summaries" ADD CONSTRAINT "consultation_summaries_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_backs_open" ON "call_backs" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "staff_closures_last_day" ON "staff_closures" USING btree ("last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_cases_client_key" ON "consultation_cases" USING btree ("member_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_cases_of_member" ON "consultation_cases" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "consultation_cases_queue" ON "consultation_cases" USING btree ("status","waiting_since");--> statement-breakpoint
CREATE INDEX "consultation_cases_taken_by" ON "consultation_cases" USING btree ("taken_by","status");--> statement-breakpoint
CREATE INDEX "consultation_cases_age" ON "consultation_cases" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_client_key" ON "consultation_messages" USING btree ("case_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_notes_of_case" ON "consultation_notes" USING btree ("case_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_notes_client_key" ON "consultation_notes" USING btree ("case_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_summaries_of_case" ON "consultation_summaries" USING btree ("case_id","version","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_summaries_client_key" ON "consultation_summaries" USING btree ("case_id","client_key");