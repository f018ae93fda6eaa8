ALTER TABLE "hospitals" ADD COLUMN "search_fold" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "medicines" ADD COLUMN "search_fold" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "treatment_logs" ADD COLUMN "search_fold" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "hospitals_old_fold" ON "hospitals" USING btree ("id") WHERE search_fold < 2;--> statement-breakpoint
CREATE INDEX "medicines_old_fold" ON "medicines" USING btree ("id") WHERE search_fold < 2;--> statement-breakpoint
CREATE INDEX "treatment_logs_old_fold" ON "treatment_logs" USING btree ("member_id","id") WHERE search_fold < 2;