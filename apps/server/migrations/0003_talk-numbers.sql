CREATE TABLE "talk_numbers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"number_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talk_numbers_number_hash_unique" UNIQUE("number_hash")
);
--> statement-breakpoint
ALTER TABLE "talk_numbers" ADD CONSTRAINT "talk_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;