CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"content_type" text,
	"bytes" integer,
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","issued_at");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","kind","kept_at");