ALTER TABLE "consultation_cases" ADD COLUMN "card_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_cases" ADD COLUMN "card_closed_seq" integer DEFAULT 0 NOT NULL;