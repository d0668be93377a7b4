CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_entries" (
	"date" text NOT NULL,
	"lang" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_entries_date_lang_pk" PRIMARY KEY("date","lang")
);
--> statement-breakpoint
CREATE TABLE "staff_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_target_id_index" ON "audit_log" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_first_name_prefix" ON "users" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_prefix" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "daily_horoscopes_created_at_index" ON "daily_horoscopes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_at_index" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "question_days_date_index" ON "question_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX "bookings_starts_at_index" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("answered_at" desc nulls first,"created_at");--> statement-breakpoint
CREATE INDEX "report_orders_status_id_index" ON "report_orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "report_orders_created_at_index" ON "report_orders" USING btree ("created_at");