ALTER TABLE "uploads" ADD COLUMN "consultation_case_id" uuid;--> statement-breakpoint
CREATE INDEX "uploads_case" ON "uploads" USING btree ("consultation_case_id");