CREATE TABLE "consultation_calls" (
	"case_id" uuid NOT NULL,
	"whom" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	"answered_by_name" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "consultation_calls_case_id_whom_pk" PRIMARY KEY("case_id","whom")
);
--> statement-breakpoint
CREATE TABLE "refused_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_hash" text NOT NULL,
	"idempotency_key" text,
	"code" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_presences" (
	"server_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_presences_server_id_staff_id_pk" PRIMARY KEY("server_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "card_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "card_closed_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "on_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "phone_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "phone_opened_by_name" text;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD COLUMN "is_first_aid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "taken_by_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "on_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "alerts_in_title" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "alerts_by_sound" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "alerts_by_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_calls" ADD CONSTRAINT "consultation_calls_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presences" ADD CONSTRAINT "desk_presences_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_calls_at" ON "consultation_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refused_mails_recipient" ON "refused_mails" USING btree ("recipient_hash");--> statement-breakpoint
CREATE INDEX "refused_mails_key" ON "refused_mails" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "desk_presences_seen" ON "desk_presences" USING btree ("seen_at");