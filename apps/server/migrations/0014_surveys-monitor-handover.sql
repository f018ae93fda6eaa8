CREATE TABLE "crm_survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survey" text NOT NULL,
	"member_type" text NOT NULL,
	"sealed_answers" text NOT NULL,
	"revision" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"answered_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"variant" text NOT NULL,
	"member_id" uuid,
	"pseudonym" text NOT NULL,
	"given" jsonb NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"extra_minutes" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "monitor_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed_form" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"registered_by_name" text,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "monitor_registrations_member" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "popup_restraints" (
	"member_id" uuid NOT NULL,
	"popup_id" integer NOT NULL,
	"until" timestamp with time zone,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "popup_restraints_member_id_popup_id_pk" PRIMARY KEY("member_id","popup_id")
);
--> statement-breakpoint
CREATE TABLE "survey_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_invitations_case" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"crm_id" uuid,
	"survey" text NOT NULL,
	"member_id" uuid NOT NULL,
	"member_type" text NOT NULL,
	"occasion" text NOT NULL,
	"sealed_answers" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"contact_wish" text,
	"contacted_at" timestamp with time zone,
	CONSTRAINT "survey_responses_occasion" UNIQUE("member_id","survey","occasion")
);
--> statement-breakpoint
CREATE INDEX "crm_survey_answers_survey" ON "crm_survey_answers" USING btree ("survey","answered_on");--> statement-breakpoint
CREATE INDEX "handovers_member" ON "handovers" USING btree ("member_id","partner");--> statement-breakpoint
CREATE INDEX "monitor_registrations_state" ON "monitor_registrations" USING btree ("state","state_at");--> statement-breakpoint
CREATE INDEX "survey_invitations_member" ON "survey_invitations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "survey_responses_touched" ON "survey_responses" USING btree ("touched_at");