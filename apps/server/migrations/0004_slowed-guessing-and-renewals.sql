ALTER TABLE "rate_limits" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_refresh_tokens" ADD COLUMN "successor_seed" text;