CREATE TABLE "log_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"log_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"sealed_text" text NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_comments" ADD CONSTRAINT "log_comments_log_id_treatment_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."treatment_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "log_comments_client_key" ON "log_comments" USING btree ("log_id","client_key");--> statement-breakpoint
CREATE INDEX "log_comments_of_member" ON "log_comments" USING btree ("member_id","created_at");