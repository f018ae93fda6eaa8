CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt_number" text NOT NULL,
	"type" text NOT NULL,
	"variant" text NOT NULL,
	"member_id" uuid,
	"kind" text,
	"reply_by" text NOT NULL,
	"state" text NOT NULL,
	"sealed_body" text NOT NULL,
	"sealed_answer" text,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_name" text,
	"idempotency_key" text,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiries_receipt_number" UNIQUE("receipt_number"),
	CONSTRAINT "inquiries_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "inquiries_state" ON "inquiries" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id");