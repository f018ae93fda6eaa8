ALTER TABLE "base_accounts" ADD COLUMN "line_user_id" text;--> statement-breakpoint
ALTER TABLE "base_accounts" ADD COLUMN "line_linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "base_accounts" ADD COLUMN "is_line_friend" boolean;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_told_of_replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_told_of_next_visit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_told_of_check_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "prompts_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "base_accounts" ADD CONSTRAINT "base_accounts_line_user_id" UNIQUE("line_user_id");