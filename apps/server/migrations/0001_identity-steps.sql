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
ALTER TABLE "pool_codes" ALTER COLUMN "sub" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenge_codes" ADD CONSTRAINT "challenge_codes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_base_account_id_base_accounts_id_fk" FOREIGN KEY ("base_account_id") REFERENCES "public"."base_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_devices" ADD CONSTRAINT "pool_devices_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_factors" ADD CONSTRAINT "pool_factors_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_sessions" ADD CONSTRAINT "pool_sessions_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_attempts_end" ON "pool_attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "pool_devices_sub" ON "pool_devices" USING btree ("sub","device_key");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_sessions_expiry" ON "pool_sessions" USING btree ("expires_at");