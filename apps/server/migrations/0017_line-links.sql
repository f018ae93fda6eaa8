CREATE TABLE "example_line_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"is_friend" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "example_line_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"account" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "line_link_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_token_hash" text NOT NULL,
	"line_account_hash" text NOT NULL,
	"is_friend" boolean,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"bound_at" timestamp with time zone,
	"nonce_hash" text,
	"nonce_expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "line_link_attempts_link_token_hash_unique" UNIQUE("link_token_hash"),
	CONSTRAINT "line_link_attempts_nonce_hash_unique" UNIQUE("nonce_hash")
);
--> statement-breakpoint
CREATE TABLE "line_webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "line_link_attempts_member" ON "line_link_attempts" USING btree ("member_id","bound_at");--> statement-breakpoint
CREATE INDEX "line_link_attempts_issued" ON "line_link_attempts" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "line_webhook_events_received" ON "line_webhook_events" USING btree ("received_at");