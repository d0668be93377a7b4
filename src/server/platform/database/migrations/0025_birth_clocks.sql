ALTER TABLE "users" ADD COLUMN "birth_calendar" text DEFAULT 'gregorian' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_clock" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_fold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_offset" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_review_instant" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_calendar" text DEFAULT 'gregorian' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_clock" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_fold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_offset" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_review_instant" timestamp with time zone;