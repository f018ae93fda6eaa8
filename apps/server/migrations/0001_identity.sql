CREATE TABLE "access_chain_heads" (
	"id" smallint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"chain_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_records" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"chain_hash" text NOT NULL,
	"salt" text,
	"member_id" uuid,
	"staff_id" uuid,
	"staff_name" text,
	"staff_role" text,
	"kind" text,
	"fields" text[],
	"reason" text,
	"note_sealed" text,
	CONSTRAINT "access_records_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "temporary_activity_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"screen_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_codes" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"base_account_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"device_family" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_base_account_id_browser_hash_pk" PRIMARY KEY("base_account_id","browser_hash")
);
--> statement-breakpoint
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
CREATE TABLE "pool_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_devices" (
	"device_key" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"group_key" text NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_factors" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"is_sms_enabled" boolean NOT NULL,
	"is_app_enabled" boolean NOT NULL,
	"preferred" text,
	"sealed_app_secret" text,
	"sealed_new_app_secret" text,
	"last_app_step" integer
);
--> statement-breakpoint
CREATE TABLE "pool_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"challenge" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pool_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "staff_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"new_secret_sealed" text,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenges_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"display_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret_sealed" text,
	"totp_last_step" bigint,
	"setup_hash" text,
	"setup_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_members_login" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
ALTER TABLE "pool_codes" ALTER COLUMN "sub" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_staff_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_staff_session_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_reason" text;--> statement-breakpoint
ALTER TABLE "member_consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "text_size" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_furigana_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notice_channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "bereaved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenge_codes" ADD CONSTRAINT "challenge_codes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_from_base_account_id_base_accounts_id_fk" FOREIGN KEY ("from_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_to_base_account_id_base_accounts_id_fk" FOREIGN KEY ("to_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_confirmations" ADD CONSTRAINT "entry_confirmations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_devices" ADD CONSTRAINT "pool_devices_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_factors" ADD CONSTRAINT "pool_factors_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_sessions" ADD CONSTRAINT "pool_sessions_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_records_of_member" ON "access_records" USING btree ("member_id","seq");--> statement-breakpoint
CREATE INDEX "access_records_of_staff" ON "access_records" USING btree ("staff_id","seq");--> statement-breakpoint
CREATE INDEX "access_records_age" ON "access_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "temporary_activity_logs_at" ON "temporary_activity_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_moves_member" ON "account_moves" USING btree ("member_id","moved_at");--> statement-breakpoint
CREATE INDEX "account_moves_under_way" ON "account_moves" USING btree ("to_base_account_id") WHERE moved_at is null;--> statement-breakpoint
CREATE INDEX "pool_attempts_end" ON "pool_attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "pool_devices_sub" ON "pool_devices" USING btree ("sub","device_key");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_sessions_expiry" ON "pool_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("member_id","received_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("state","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_idempotency" ON "privacy_requests" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","issued_at");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","kind","kept_at");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("erase_after") WHERE undone_at is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_staff_id_staff_members_id_fk" FOREIGN KEY ("acting_staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_staff_session_id_staff_sessions_id_fk" FOREIGN KEY ("acting_staff_session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "base_accounts_email" ON "base_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_phone" ON "base_accounts" USING btree ("phone_number") WHERE account_type <> 'common' or pre_common_id;--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_email" ON "base_accounts" USING btree ("email") WHERE account_type <> 'common' or pre_common_id;