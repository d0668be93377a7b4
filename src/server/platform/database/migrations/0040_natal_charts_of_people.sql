ALTER TABLE "charts" DROP CONSTRAINT "charts_type_check";--> statement-breakpoint
-- safe since 0.1.0: the values of the version before are among them
ALTER TABLE "charts" ADD CONSTRAINT "charts_type_check" CHECK ("charts"."type" in ('natal', 'transit', 'progressed', 'synastry', 'composite', 'solar-return', 'lunar-return', 'person-natal')) NOT VALID;