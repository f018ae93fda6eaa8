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
CREATE INDEX "popup_showings_newest" ON "popup_showings" USING btree ("member_id","shown_at");