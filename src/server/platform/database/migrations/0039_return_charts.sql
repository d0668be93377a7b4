ALTER TABLE "charts" DROP CONSTRAINT "charts_type_check";--> statement-breakpoint
DROP INDEX "charts_once";--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "return_for" text;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "place_id" text;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "place_latitude_deg" double precision;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "place_longitude_deg" double precision;--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "place_time_zone" text;--> statement-breakpoint
-- safe since 0.1.0: the version before leaves return_for empty, and empty ones are never alike
CREATE UNIQUE INDEX "charts_once_return" ON "charts" USING btree ("user_id","type","return_for","place_id");--> statement-breakpoint
-- safe since 0.1.0: of rows without return_for, all that the version before writes, it forbids what it forbade
CREATE UNIQUE INDEX "charts_once" ON "charts" USING btree ("user_id","type") WHERE "charts"."person_id" is null and "charts"."return_for" is null;--> statement-breakpoint
-- safe since 0.1.0: the values of the version before are among them
ALTER TABLE "charts" ADD CONSTRAINT "charts_type_check" CHECK ("charts"."type" in ('natal', 'transit', 'progressed', 'synastry', 'composite', 'solar-return', 'lunar-return')) NOT VALID;