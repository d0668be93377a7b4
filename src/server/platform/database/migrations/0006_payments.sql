CREATE TABLE "announcements" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"by" text NOT NULL,
	"reason" text,
	"feedback" text,
	"would_return" boolean,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"cents" integer DEFAULT 0 NOT NULL,
	"currency" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"pointer" text,
	"currency" text NOT NULL,
	"cents" integer NOT NULL,
	"renewal_cents" integer,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"promo" text,
	"deliver_at_once" boolean DEFAULT false NOT NULL,
	"lang" text NOT NULL,
	"provider" text NOT NULL,
	"checkout" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "payment_customers_provider_customer_pk" PRIMARY KEY("provider","customer")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"user_id" integer,
	"payment" text,
	"refund" text,
	"subscription" text,
	"cents" integer,
	"currency" text,
	"first" boolean DEFAULT false NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "promo_offers" (
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_offers_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "question_days" (
	"user_id" integer NOT NULL,
	"date" text NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "question_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"payment" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_orders_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"token" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"payments" integer DEFAULT 0 NOT NULL,
	"stops_at_period_end" boolean DEFAULT false NOT NULL,
	"card_removed" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_offers" ADD CONSTRAINT "promo_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_days" ADD CONSTRAINT "question_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_orders" ADD CONSTRAINT "report_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellations_user_id_index" ON "cancellations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_key" ON "ledger" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_user_id_index" ON "ledger" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_provider_user_id_index" ON "payment_customers" USING btree ("provider","user_id");--> statement-breakpoint
CREATE INDEX "payment_events_user_id_index" ON "payment_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_index" ON "payment_events" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "payment_events_period_end_index" ON "payment_events" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_index" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_orders_user_id_type_index" ON "report_orders" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_period_end_index" ON "sandbox_checkouts" USING btree ("period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_events_token_subject_index" ON "sandbox_events" USING btree ("token","subject");