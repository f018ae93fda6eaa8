CREATE TABLE "contact_thresholds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed_card" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
ALTER TABLE "uploads" ADD COLUMN "treatment_log_id" uuid;--> statement-breakpoint
CREATE INDEX "hospitals_search" ON "hospitals" USING gin ("search_pieces") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "medicines_search" ON "medicines" USING gin ("search_pieces") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "next_visits_of_member" ON "next_visits" USING btree ("member_id","visit_date");--> statement-breakpoint
CREATE UNIQUE INDEX "next_visits_idempotency" ON "next_visits" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "uploads_log" ON "uploads" USING btree ("treatment_log_id");