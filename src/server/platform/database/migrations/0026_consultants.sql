CREATE TABLE "consultants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" jsonb NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"days_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"meeting_url" text NOT NULL,
	"avatar" text,
	"rating" double precision,
	"years" integer,
	"consultations" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"link_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "price_amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "orders_of_bookings" ON "orders" USING btree ("pointer") WHERE "orders"."kind" = 'consultation';--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null and "bookings"."canceled_at" is null;--> statement-breakpoint
UPDATE "bookings" SET "price_cents" = round("price_amount" * 100)::integer WHERE "price_cents" IS NULL;--> statement-breakpoint
-- The consultants of versions before were invented and stood in the code: where somebody booked one, their name stays readable, hidden from visitors.
INSERT INTO "consultants" ("id", "words", "email", "lang", "time_zone", "week", "minutes", "prices", "meeting_url", "hidden", "link_key", "created_at")
OVERRIDING SYSTEM VALUE
SELECT v.id, jsonb_build_object('en', jsonb_build_object('name', v.en, 'specialization', '', 'description', ''), 'ru', jsonb_build_object('name', v.ru, 'specialization', '', 'description', '')), '', 'en', 'Europe/Moscow', '[null,null,null,null,null,null,null]'::jsonb, 60, '{"USD":2000,"RUB":null}'::jsonb, '', true, gen_random_uuid()::text || gen_random_uuid()::text, now()
FROM (VALUES (1, 'Elena Vetrova', 'Елена Ветрова'), (2, 'Mark Levin', 'Марк Левин'), (3, 'Daria Soboleva', 'Дарья Соболева')) AS v(id, en, ru)
WHERE EXISTS (SELECT 1 FROM "bookings" WHERE "bookings"."consultant_id" = v.id);--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('consultants', 'id'), coalesce((SELECT max("id") FROM "consultants"), 1), EXISTS (SELECT 1 FROM "consultants"));
