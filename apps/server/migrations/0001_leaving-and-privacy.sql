CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"receipt_number" text NOT NULL,
	"kind" text NOT NULL,
	"words_sealed" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "privacy_requests_receipt_number" UNIQUE("receipt_number")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"receipt_number" text NOT NULL,
	"reason_sealed" text,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "withdrawals_receipt_number" UNIQUE("receipt_number")
);
--> statement-breakpoint
ALTER TABLE "member_consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("member_id","received_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("state","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_idempotency" ON "privacy_requests" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("erase_after") WHERE undone_at is null;