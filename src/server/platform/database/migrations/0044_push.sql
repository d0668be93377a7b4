CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_id_check" CHECK ("push_keys"."id" in (1))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_day_check";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_week_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_topic_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_channel_check";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "hour" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "exact" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "ready" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_token_hash_index" ON "push_subscriptions" USING btree ("token_hash");--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_exact_check" CHECK ("notification_choices"."exact" in ('off', 'push')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_ready_check" CHECK ("notification_choices"."ready" in ('mail', 'push')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_day_check" CHECK ("notification_choices"."day" in ('off', 'mail', 'push')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_week_check" CHECK ("notification_choices"."week" in ('off', 'mail', 'push')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_topic_check" CHECK ("notifications"."topic" in ('day', 'week', 'exact', 'ready')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before writes only values that are still allowed.
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_channel_check" CHECK ("notifications"."channel" in ('mail', 'push')) NOT VALID;