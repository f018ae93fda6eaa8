ALTER TABLE "line_link_attempts" ADD COLUMN "friend_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "base_accounts" ADD COLUMN "line_friend_told_at" timestamp with time zone;