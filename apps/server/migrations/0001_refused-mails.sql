CREATE TABLE "refused_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_hash" text NOT NULL,
	"idempotency_key" text,
	"code" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "refused_mails_recipient" ON "refused_mails" USING btree ("recipient_hash");--> statement-breakpoint
CREATE INDEX "refused_mails_key" ON "refused_mails" USING btree ("idempotency_key");