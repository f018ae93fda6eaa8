ALTER TABLE "members" ADD COLUMN "text_size" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_furigana_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notice_channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "bereaved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "base_accounts_email" ON "base_accounts" USING btree ("email");