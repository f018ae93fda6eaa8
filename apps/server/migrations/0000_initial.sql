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
CREATE TABLE "call_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"sealed_body" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_by_name" text,
	"ended_at" timestamp with time zone,
	"client_key" uuid NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "call_backs_client_key" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"topic" text,
	"variant" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_by" uuid,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consultation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consultation_cases_case_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"member_id" uuid,
	"variant" text NOT NULL,
	"channel" text NOT NULL,
	"topics" text[] NOT NULL,
	"status" text NOT NULL,
	"sealed_title" text,
	"taken_by" uuid,
	"taken_by_name" text,
	"waiting_since" timestamp with time zone,
	"reply_due_on" date,
	"danger_at" timestamp with time zone,
	"checked_by" uuid,
	"checked_by_name" text,
	"checked_at" timestamp with time zone,
	"shares_card" boolean NOT NULL,
	"card_open_until" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"member_delivered_seq" integer DEFAULT 0 NOT NULL,
	"member_read_seq" integer DEFAULT 0 NOT NULL,
	"staff_read_seq" integer DEFAULT 0 NOT NULL,
	"member_summary_version" integer DEFAULT 0 NOT NULL,
	"corrected_at" timestamp with time zone,
	"client_key" uuid NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "consultation_cases_no" UNIQUE("case_no"),
	CONSTRAINT "consultation_cases_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "consultation_messages" (
	"case_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"sealed_body" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_messages_case_id_seq_pk" PRIMARY KEY("case_id","seq")
);
--> statement-breakpoint
CREATE TABLE "consultation_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"sealed_text" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_readers" (
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone,
	"reason" text,
	"reason_at" timestamp with time zone,
	CONSTRAINT "consultation_readers_case_id_staff_id_pk" PRIMARY KEY("case_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"sealed_body" text NOT NULL,
	"client_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_thresholds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed_card" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survey" text NOT NULL,
	"member_type" text NOT NULL,
	"sealed_answers" text NOT NULL,
	"revision" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"answered_on" date NOT NULL
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
CREATE TABLE "favourites" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_id" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_kind_content_id_pk" PRIMARY KEY("member_id","kind","content_id")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"variant" text NOT NULL,
	"member_id" uuid,
	"pseudonym" text NOT NULL,
	"given" jsonb NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"extra_minutes" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "challenge_codes" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "known_browsers" (
	"base_account_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"device_family" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_base_account_id_browser_hash_pk" PRIMARY KEY("base_account_id","browser_hash")
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
	"acting_staff_id" uuid,
	"acting_staff_session_id" uuid,
	"acting_reason" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pool_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"destination_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"used_at" timestamp with time zone
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
CREATE TABLE "pool_refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pool_refresh_tokens_token_hash_unique" UNIQUE("token_hash")
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
	"danger_at" timestamp with time zone,
	"checked_by" uuid,
	"checked_by_name" text,
	"checked_at" timestamp with time zone,
	"idempotency_key" text,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "inquiries_receipt_number" UNIQUE("receipt_number"),
	CONSTRAINT "inquiries_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
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
	"friend_told_at" timestamp with time zone,
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
CREATE TABLE "hospitals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"search_pieces" text[] NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	CONSTRAINT "hospitals_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "medicines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"search_pieces" text[] NOT NULL,
	"general_name" text NOT NULL,
	CONSTRAINT "medicines_code_unique" UNIQUE("code")
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
	"line_user_id" text,
	"line_linked_at" timestamp with time zone,
	"is_line_friend" boolean,
	"line_friend_told_at" timestamp with time zone,
	"sign_ins_ended_at" timestamp with time zone,
	CONSTRAINT "base_accounts_pool_sub" UNIQUE("pool_sub"),
	CONSTRAINT "base_accounts_line_user_id" UNIQUE("line_user_id")
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
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
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
	"text_size" text DEFAULT 'standard' NOT NULL,
	"is_furigana_shown" boolean DEFAULT false NOT NULL,
	"notice_channel" text DEFAULT 'mail' NOT NULL,
	"is_told_of_replies" boolean DEFAULT true NOT NULL,
	"is_told_of_next_visit" boolean DEFAULT false NOT NULL,
	"is_told_of_check_in" boolean DEFAULT false NOT NULL,
	"check_in_rest_from" date,
	"prompts_held_at" timestamp with time zone,
	"bereaved_at" timestamp with time zone,
	"sent_arrival_confirmation_email_at" timestamp with time zone,
	"first_login_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monitor_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed_form" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"registered_by_name" text,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "monitor_registrations_member" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "next_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"visit_date" date NOT NULL,
	"visit_time" text,
	"status" text NOT NULL,
	"treatment_log_id" uuid,
	"sealed_details" text NOT NULL,
	"idempotency_key" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popup_restraints" (
	"member_id" uuid NOT NULL,
	"popup_id" integer NOT NULL,
	"until" timestamp with time zone,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "popup_restraints_member_id_popup_id_pk" PRIMARY KEY("member_id","popup_id")
);
--> statement-breakpoint
CREATE TABLE "popup_showings" (
	"member_id" uuid NOT NULL,
	"popup_id" integer NOT NULL,
	"eligibility" text NOT NULL,
	"occasion" text NOT NULL,
	"contents_id" text,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "popup_showings_member_id_popup_id_shown_at_pk" PRIMARY KEY("member_id","popup_id","shown_at")
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
CREATE TABLE "article_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"sealed_comment" text,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_answers_client_key" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "survey_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_invitations_case" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"crm_id" uuid,
	"survey" text NOT NULL,
	"member_id" uuid NOT NULL,
	"member_type" text NOT NULL,
	"occasion" text NOT NULL,
	"sealed_answers" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"contact_wish" text,
	"contacted_at" timestamp with time zone,
	CONSTRAINT "survey_responses_occasion" UNIQUE("member_id","survey","occasion")
);
--> statement-breakpoint
CREATE TABLE "talk_numbers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"number_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talk_numbers_number_hash_unique" UNIQUE("number_hash")
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
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"content_type" text,
	"bytes" integer,
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"treatment_log_id" uuid,
	"consultation_case_id" uuid
);
--> statement-breakpoint
CREATE TABLE "viewed_marks" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_marks_member_id_kind_target_pk" PRIMARY KEY("member_id","kind","target")
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
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_updated_by_staff_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_closures" ADD CONSTRAINT "staff_closures_created_by_staff_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_closures" ADD CONSTRAINT "staff_closures_removed_by_staff_members_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_readers" ADD CONSTRAINT "consultation_readers_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_summaries" ADD CONSTRAINT "consultation_summaries_case_id_consultation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."consultation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_codes" ADD CONSTRAINT "challenge_codes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_from_base_account_id_base_accounts_id_fk" FOREIGN KEY ("from_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_to_base_account_id_base_accounts_id_fk" FOREIGN KEY ("to_base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_moves" ADD CONSTRAINT "account_moves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_confirmations" ADD CONSTRAINT "entry_confirmations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_refresh_tokens" ADD CONSTRAINT "session_refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_staff_id_staff_members_id_fk" FOREIGN KEY ("acting_staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_staff_session_id_staff_sessions_id_fk" FOREIGN KEY ("acting_staff_session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_codes" ADD CONSTRAINT "pool_codes_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_devices" ADD CONSTRAINT "pool_devices_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_factors" ADD CONSTRAINT "pool_factors_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD CONSTRAINT "pool_refresh_tokens_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_sessions" ADD CONSTRAINT "pool_sessions_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_comments" ADD CONSTRAINT "log_comments_log_id_treatment_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."treatment_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cancers" ADD CONSTRAINT "member_cancers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_numbers" ADD CONSTRAINT "talk_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_keys_wrapping_key" ON "member_keys" USING btree ("wrapping_key_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("due_at") WHERE "outbox_messages"."done_at" is null and "outbox_messages"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "access_records_of_member" ON "access_records" USING btree ("member_id","seq");--> statement-breakpoint
CREATE INDEX "access_records_of_staff" ON "access_records" USING btree ("staff_id","seq");--> statement-breakpoint
CREATE INDEX "access_records_age" ON "access_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "temporary_activity_logs_at" ON "temporary_activity_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "call_backs_open" ON "call_backs" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "staff_closures_last_day" ON "staff_closures" USING btree ("last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_cases_client_key" ON "consultation_cases" USING btree ("member_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_cases_of_member" ON "consultation_cases" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "consultation_cases_queue" ON "consultation_cases" USING btree ("status","waiting_since");--> statement-breakpoint
CREATE INDEX "consultation_cases_taken_by" ON "consultation_cases" USING btree ("taken_by","status");--> statement-breakpoint
CREATE INDEX "consultation_cases_age" ON "consultation_cases" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_client_key" ON "consultation_messages" USING btree ("case_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_notes_of_case" ON "consultation_notes" USING btree ("case_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_notes_client_key" ON "consultation_notes" USING btree ("case_id","client_key");--> statement-breakpoint
CREATE INDEX "consultation_summaries_of_case" ON "consultation_summaries" USING btree ("case_id","version","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_summaries_client_key" ON "consultation_summaries" USING btree ("case_id","client_key");--> statement-breakpoint
CREATE INDEX "crm_survey_answers_survey" ON "crm_survey_answers" USING btree ("survey","answered_on");--> statement-breakpoint
CREATE INDEX "insurance_policies_end" ON "insurance_policies" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "favourites_count" ON "favourites" USING btree ("kind","content_id");--> statement-breakpoint
CREATE INDEX "handovers_member" ON "handovers" USING btree ("member_id","partner");--> statement-breakpoint
CREATE INDEX "challenges_expiry" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hosted_login_items_uid" ON "hosted_login_items" USING btree ("uid_hash");--> statement-breakpoint
CREATE INDEX "hosted_login_items_grant" ON "hosted_login_items" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "hosted_login_items_expiry" ON "hosted_login_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_moves_member" ON "account_moves" USING btree ("member_id","moved_at");--> statement-breakpoint
CREATE INDEX "account_moves_under_way" ON "account_moves" USING btree ("to_base_account_id") WHERE moved_at is null;--> statement-breakpoint
CREATE INDEX "session_refresh_tokens_session" ON "session_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_base_account" ON "sessions" USING btree ("base_account_id");--> statement-breakpoint
CREATE INDEX "pool_attempts_end" ON "pool_attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "pool_codes_newest" ON "pool_codes" USING btree ("sub","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "pool_codes_destination" ON "pool_codes" USING btree ("destination_hash","sent_at");--> statement-breakpoint
CREATE INDEX "pool_devices_sub" ON "pool_devices" USING btree ("sub","device_key");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_sub" ON "pool_refresh_tokens" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_sessions_expiry" ON "pool_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_phone_alias" ON "pool_users" USING btree ("phone_number") WHERE "pool_users"."is_phone_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_email_alias" ON "pool_users" USING btree ("email") WHERE "pool_users"."is_email_verified";--> statement-breakpoint
CREATE INDEX "pool_users_phone" ON "pool_users" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "pool_users_email" ON "pool_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inquiries_state" ON "inquiries" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "line_link_attempts_member" ON "line_link_attempts" USING btree ("member_id","bound_at");--> statement-breakpoint
CREATE INDEX "line_link_attempts_issued" ON "line_link_attempts" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "line_webhook_events_received" ON "line_webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "log_comments_client_key" ON "log_comments" USING btree ("log_id","client_key");--> statement-breakpoint
CREATE INDEX "log_comments_of_member" ON "log_comments" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "hospitals_search" ON "hospitals" USING gin ("search_pieces") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "medicines_search" ON "medicines" USING gin ("search_pieces") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "sent_messages_newest" ON "sent_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "base_accounts_pool_username" ON "base_accounts" USING btree ("pool_username");--> statement-breakpoint
CREATE INDEX "base_accounts_email" ON "base_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_phone" ON "base_accounts" USING btree ("phone_number") WHERE account_type <> 'common' or pre_common_id;--> statement-breakpoint
CREATE INDEX "base_accounts_earlier_email" ON "base_accounts" USING btree ("email") WHERE account_type <> 'common' or pre_common_id;--> statement-breakpoint
CREATE INDEX "login_histories_newest" ON "login_histories" USING btree ("base_account_id","logged_in_at");--> statement-breakpoint
CREATE INDEX "member_cancers_member" ON "member_cancers" USING btree ("member_id","position");--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "members_base_account" ON "members" USING btree ("base_account_id");--> statement-breakpoint
CREATE INDEX "monitor_registrations_state" ON "monitor_registrations" USING btree ("state","state_at");--> statement-breakpoint
CREATE INDEX "next_visits_of_member" ON "next_visits" USING btree ("member_id","visit_date");--> statement-breakpoint
CREATE UNIQUE INDEX "next_visits_idempotency" ON "next_visits" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "popup_showings_newest" ON "popup_showings" USING btree ("member_id","shown_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("member_id","received_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("state","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_idempotency" ON "privacy_requests" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "article_answers_article" ON "article_answers" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "survey_invitations_member" ON "survey_invitations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "survey_responses_touched" ON "survey_responses" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "treatment_logs_of_member" ON "treatment_logs" USING btree ("member_id","log_date","log_time" NULLS FIRST,"created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "treatment_logs_search" ON "treatment_logs" USING gin ("search_tokens") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "treatment_logs_trash" ON "treatment_logs" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_logs_idempotency" ON "treatment_logs" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","issued_at");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","kind","kept_at");--> statement-breakpoint
CREATE INDEX "uploads_log" ON "uploads" USING btree ("treatment_log_id");--> statement-breakpoint
CREATE INDEX "uploads_case" ON "uploads" USING btree ("consultation_case_id");--> statement-breakpoint
CREATE INDEX "viewed_marks_newest" ON "viewed_marks" USING btree ("member_id","kind","viewed_at");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("erase_after") WHERE undone_at is null;
--> statement-breakpoint
-- The record of reads (F46) is only ever added to. Written by hand: no table definition says this.
CREATE FUNCTION access_records_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'access_records: a record is never deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.seq, NEW.id, NEW.at, NEW.digest, NEW.chain_hash)
    IS DISTINCT FROM (OLD.seq, OLD.id, OLD.at, OLD.digest, OLD.chain_hash) THEN
    RAISE EXCEPTION 'access_records: what the chain rests on never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  IF num_nonnulls(NEW.salt, NEW.member_id, NEW.staff_id, NEW.staff_name, NEW.staff_role, NEW.kind, NEW.fields,
    NEW.reason, NEW.note_sealed) > 0 THEN
    RAISE EXCEPTION 'access_records: what a record says is only ever erased, as a whole'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER access_records_keep BEFORE UPDATE OR DELETE ON access_records
  FOR EACH ROW EXECUTE FUNCTION access_records_keep();
--> statement-breakpoint
CREATE FUNCTION access_chain_heads_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.seq < OLD.seq THEN
    RAISE EXCEPTION 'access_chain_heads: the head only moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER access_chain_heads_keep BEFORE UPDATE OR DELETE ON access_chain_heads
  FOR EACH ROW EXECUTE FUNCTION access_chain_heads_keep();
