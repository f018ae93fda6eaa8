CREATE TABLE "temporary_activity_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"screen_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "temporary_activity_logs_at" ON "temporary_activity_logs" USING btree ("at");