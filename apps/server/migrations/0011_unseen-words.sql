ALTER TABLE "consultation_cases" ADD COLUMN "member_summary_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "danger_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "checked_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "checked_by_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
UPDATE "consultation_cases" SET "member_summary_version" = "newest"."version" FROM (SELECT "case_id", max("version") AS "version" FROM "consultation_summaries" WHERE "kind" = 'summary' GROUP BY "case_id") AS "newest" WHERE "newest"."case_id" = "consultation_cases"."id";
