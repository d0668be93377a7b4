ALTER TABLE "users" ADD COLUMN "chart_rules" jsonb;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "rules" jsonb;