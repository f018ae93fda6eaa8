CREATE TABLE "account_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_base_account_id" uuid NOT NULL,
	"to_base_account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"counts" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone,
	CONSTRAINT "account_moves_once" UNIQUE("from_base_account_id")
);
--> statement-breakpoint
CREATE TABLE "entry_confirmations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"is_correct" boolean NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_from_base_account_id_base_accounts_id_fk" FOREIGN KEY ("from_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_to_base_account_id_base_accounts_id_fk" FOREIGN KEY ("to_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_confirmations" ADD CONSTRAINT "entry_confirmations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_moves_member" ON "account_moves" USING btree ("member_id","moved_at");--> statement-breakpoint
CREATE INDEX "account_moves_under_way" ON "account_moves" USING btree ("to_base_account_id") WHERE moved_at is null;--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_phone" ON "base_accounts" USING btree ("phone_number") WHERE account_type <> 'common' or pre_common_id;--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_email" ON "base_accounts" USING btree ("email") WHERE account_type <> 'common' or pre_common_id;