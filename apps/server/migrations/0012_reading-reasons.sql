ALTER TABLE "consultation_readers" ALTER COLUMN "recorded_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD COLUMN "reason_at" timestamp with time zone;