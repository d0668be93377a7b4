ALTER TABLE "users" ADD COLUMN "day_time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_time_zone_since" timestamp with time zone;