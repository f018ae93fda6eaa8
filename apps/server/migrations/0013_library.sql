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
CREATE TABLE "viewed_marks" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_marks_member_id_kind_target_pk" PRIMARY KEY("member_id","kind","target")
);
--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "favourites_count" ON "favourites" USING btree ("kind","content_id");--> statement-breakpoint
CREATE INDEX "article_answers_article" ON "article_answers" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "viewed_marks_newest" ON "viewed_marks" USING btree ("member_id","kind","viewed_at");