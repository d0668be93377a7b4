DROP INDEX "reviews_lang_status_created_at_index";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "status" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "subject" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reviews_subject_lang_status_created_at_index" ON "reviews" USING btree ("subject","lang","status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
-- Nobody had read these before they appeared: what may lead readers away waits until somebody has.
UPDATE "reviews" SET "status" = 'pending' WHERE "status" = 'shown' AND concat_ws(' ', "name", "location", "text") ~* '(https?:|www\.|@|t\.me|\.(com|net|org|info|biz|ru|su|рф|io|top|xyz|site|online|shop|link|click)|\d([ ().-]*\d){8})';
