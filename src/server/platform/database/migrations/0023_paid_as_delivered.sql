CREATE TABLE "address_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"wording" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_offers" (
	"address_hash" text NOT NULL,
	"offer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_offers_address_hash_offer_pk" PRIMARY KEY("address_hash","offer")
);
--> statement-breakpoint
DROP INDEX "support_requests_open";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "used_offers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "ends" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_cents" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "used_cents" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reports" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "forecasts" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "priority" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "refunded" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_offers_at_index" ON "used_offers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "report_orders_held" ON "report_orders" USING btree ("held_until") WHERE "report_orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("answered_at" desc nulls first,"priority" desc,"created_at");