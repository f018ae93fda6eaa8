ALTER TABLE "inquiries" ADD COLUMN "called_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "called_by_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "call_answered_by_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "call_answered_at" timestamp with time zone;