CREATE TABLE "member_keys" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"wrapping_key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payload" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "eligibility_codes" (
	"company_code" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "insurance_policies" (
	"insurance_number" text PRIMARY KEY NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"birthday" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenges_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"base_account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_verifications_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "hosted_login_items" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"uid_hash" text,
	"grant_hash" text,
	"sealed" text NOT NULL,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hosted_login_items_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "hosted_login_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "session_refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"base_account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"destination_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pool_refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pool_refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"phone_number" text,
	"is_phone_verified" boolean NOT NULL,
	"email" text,
	"is_email_verified" boolean NOT NULL,
	"password_hash" text,
	"password_expires_at" timestamp with time zone,
	"status" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_users_username" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_messages_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "maintenance" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"until" timestamp with time zone,
	"message" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_sub" text NOT NULL,
	"pool_username" text NOT NULL,
	"phone_number" text,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"account_type" text NOT NULL,
	"pre_common_id" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "base_accounts_pool_sub" UNIQUE("pool_sub")
);
--> statement-breakpoint
CREATE TABLE "login_histories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"base_account_id" uuid NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"device_family" text NOT NULL,
	"place" text,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_cancers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cancer_type_id" text NOT NULL,
	"diagnosed_time_id" text,
	"diagnosed_on" text,
	"stage" text NOT NULL,
	"treatment_status_id" text,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_id" text NOT NULL,
	"version" text NOT NULL,
	"text_date" date,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_visits" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "member_visits_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"base_account_id" uuid NOT NULL,
	"member_type" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"sex" text,
	"birthday" date,
	"insurance_number" text,
	"company_code" text,
	"is_self" boolean NOT NULL,
	"relationship" text,
	"postal_code" text,
	"prefecture" text,
	"city" text,
	"address" text,
	"relation_to_city" text,
	"accepts_info_delivery" boolean DEFAULT false NOT NULL,
	"other_diseases_sealed" text,
	"supporters_sealed" text,
	"agent" jsonb,
	"referral_sources" jsonb NOT NULL,
	"nickname" text,
	"icon_filename" text,
	"line_user_id" text,
	"member_test_marketing" boolean DEFAULT false NOT NULL,
	"registered_by_concierge" boolean DEFAULT false NOT NULL,
	"onboarding_step" integer DEFAULT 0 NOT NULL,
	"sent_arrival_confirmation_email_at" timestamp with time zone,
	"first_login_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "treatment_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"log_date" date NOT NULL,
	"log_time" text,
	"is_visiting_hospital_log" boolean NOT NULL,
	"is_medicine_log" boolean NOT NULL,
	"is_condition_log" boolean NOT NULL,
	"is_life_log" boolean NOT NULL,
	"is_other_log" boolean NOT NULL,
	"share_with_supporter" boolean DEFAULT false NOT NULL,
	"next_visit_id" uuid,
	"sealed_details" text NOT NULL,
	"search_tokens" text[] NOT NULL,
	"idempotency_key" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"viewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "treatment_logs_version" CHECK (version >= 1)
);
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_refresh_tokens" ADD CONSTRAINT "session_refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_codes" ADD CONSTRAINT "pool_codes_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD CONSTRAINT "pool_refresh_tokens_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cancers" ADD CONSTRAINT "member_cancers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_keys_wrapping_key" ON "member_keys" USING btree ("wrapping_key_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("due_at") WHERE "outbox_messages"."done_at" is null and "outbox_messages"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_policies_end" ON "insurance_policies" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "challenges_expiry" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hosted_login_items_uid" ON "hosted_login_items" USING btree ("uid_hash");--> statement-breakpoint
CREATE INDEX "hosted_login_items_grant" ON "hosted_login_items" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "hosted_login_items_expiry" ON "hosted_login_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_refresh_tokens_session" ON "session_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_base_account" ON "sessions" USING btree ("base_account_id");--> statement-breakpoint
CREATE INDEX "pool_codes_newest" ON "pool_codes" USING btree ("sub","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "pool_codes_destination" ON "pool_codes" USING btree ("destination_hash","sent_at");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_sub" ON "pool_refresh_tokens" USING btree ("sub");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_phone_alias" ON "pool_users" USING btree ("phone_number") WHERE "pool_users"."is_phone_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_email_alias" ON "pool_users" USING btree ("email") WHERE "pool_users"."is_email_verified";--> statement-breakpoint
CREATE INDEX "pool_users_phone" ON "pool_users" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "pool_users_email" ON "pool_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sent_messages_newest" ON "sent_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "login_histories_newest" ON "login_histories" USING btree ("base_account_id","logged_in_at");--> statement-breakpoint
CREATE INDEX "member_cancers_member" ON "member_cancers" USING btree ("member_id","position");--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "members_base_account" ON "members" USING btree ("base_account_id");--> statement-breakpoint
CREATE INDEX "treatment_logs_of_member" ON "treatment_logs" USING btree ("member_id","log_date","log_time" NULLS FIRST,"created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "treatment_logs_search" ON "treatment_logs" USING gin ("search_tokens") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "treatment_logs_trash" ON "treatment_logs" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_logs_idempotency" ON "treatment_logs" USING btree ("member_id","idempotency_key");