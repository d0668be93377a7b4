CREATE TABLE "gift_redemptions" (
	"gift_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"item" text NOT NULL,
	"report" text,
	"giver_name" text NOT NULL,
	"message" text NOT NULL,
	"lang" text NOT NULL,
	"delivery" text NOT NULL,
	"recipient_email" text,
	"send_on" text,
	"time_zone" text NOT NULL,
	"send_at" timestamp with time zone,
	"mail" text DEFAULT 'planned' NOT NULL,
	"sent_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"is_reminded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gifts_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "gifts_item_check" CHECK ("gifts"."item" in ('report', 'month', 'six_months', 'year')),
	CONSTRAINT "gifts_report_check" CHECK ("gifts"."report" in ('personality', 'compatibility', 'pastlife', 'relationship', 'financial-potential', 'life-evolution', 'monthly-forecast', 'professional', 'health-horoscope', 'health-forecast', 'astrological-psychotest', 'numerology', 'psychological-horoscope', 'business-life-forecast', 'asteroids-horoscope', 'karmic-horoscope', 'flowers-minerals', 'moving', 'lucky-star', 'major-events', 'karmic-horoscope-cayce', 'karmic-horoscope-ronco', 'events-forecast', 'cosmobiological', 'sabian-symbols', 'child')),
	CONSTRAINT "gifts_lang_check" CHECK ("gifts"."lang" in ('en', 'ru')),
	CONSTRAINT "gifts_delivery_check" CHECK ("gifts"."delivery" in ('link', 'mail')),
	CONSTRAINT "gifts_mail_check" CHECK ("gifts"."mail" in ('planned', 'sending', 'sent')),
	CONSTRAINT "gifts_voided_by_check" CHECK ("gifts"."voided_by" in ('giver', 'staff', 'refund', 'expired', 'account'))
);
--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_kind_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_kind_check";--> statement-breakpoint
ALTER TABLE "plan_grants" DROP CONSTRAINT "plan_grants_source_check";--> statement-breakpoint
ALTER TABLE "plan_grants" ADD COLUMN "gift_id" integer;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_redemptions" ADD CONSTRAINT "gift_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_redemptions_user_id_index" ON "gift_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gifts_user_id_index" ON "gifts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gifts_send_at_index" ON "gifts" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "gifts_expires_at_index" ON "gifts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_of_gifts" ON "orders" USING btree ("pointer") WHERE "orders"."kind" = 'gift';--> statement-breakpoint
-- safe since 0.1.0: the column is new, and the version before leaves it empty
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_giftId_unique" UNIQUE("gift_id");--> statement-breakpoint
-- safe since 0.1.0: the same check with one word more; all that the version before writes passes
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_kind_check" CHECK ("ledger"."kind" in ('payment', 'refund', 'credit_granted', 'credit_revoked', 'credit_spent', 'credit_returned', 'forecast_included', 'gift_redeemed'));--> statement-breakpoint
-- safe since 0.1.0: the same check with one word more; all that the version before writes passes
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('subscription', 'product', 'consultation', 'gift'));--> statement-breakpoint
-- safe since 0.1.0: the same check with one word more; all that the version before writes passes
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_source_check" CHECK ("plan_grants"."source" in ('operator', 'gift'));