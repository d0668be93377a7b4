ALTER TABLE "chat_messages" ADD COLUMN "care_links" jsonb;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_class" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_stage" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_threads_care_at_index" ON "chat_threads" USING btree ("care_at");