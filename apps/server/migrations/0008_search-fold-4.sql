DROP INDEX "hospitals_old_fold";--> statement-breakpoint
DROP INDEX "medicines_old_fold";--> statement-breakpoint
DROP INDEX "treatment_logs_old_fold";--> statement-breakpoint
CREATE INDEX "hospitals_old_fold" ON "hospitals" USING btree ("id") WHERE search_fold < 4;--> statement-breakpoint
CREATE INDEX "medicines_old_fold" ON "medicines" USING btree ("id") WHERE search_fold < 4;--> statement-breakpoint
CREATE INDEX "treatment_logs_old_fold" ON "treatment_logs" USING btree ("member_id","id") WHERE search_fold < 4;