CREATE TABLE "notification_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"day" text DEFAULT 'off' NOT NULL,
	"week" text DEFAULT 'off' NOT NULL,
	"hour" integer DEFAULT 7 NOT NULL,
	"quiet_from" integer DEFAULT 22 NOT NULL,
	"quiet_to" integer DEFAULT 7 NOT NULL,
	"unsubscribe_key" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_choices_day_check" CHECK ("notification_choices"."day" in ('off', 'mail')),
	CONSTRAINT "notification_choices_week_check" CHECK ("notification_choices"."week" in ('off', 'mail')),
	CONSTRAINT "notification_choices_hour_check" CHECK ("notification_choices"."hour" in (5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "notification_choices_quiet_from_check" CHECK ("notification_choices"."quiet_from" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)),
	CONSTRAINT "notification_choices_quiet_to_check" CHECK ("notification_choices"."quiet_to" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"channel" text NOT NULL,
	"time_zone" text NOT NULL,
	"hour" integer NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "notifications_topic_check" CHECK ("notifications"."topic" in ('day', 'week')),
	CONSTRAINT "notifications_channel_check" CHECK ("notifications"."channel" in ('mail')),
	CONSTRAINT "notifications_state_check" CHECK ("notifications"."state" in ('planned', 'sending', 'sent', 'skipped'))
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_choices_key" ON "notification_choices" USING btree ("unsubscribe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","topic","subject");--> statement-breakpoint
CREATE INDEX "notifications_send_at_index" ON "notifications" USING btree ("send_at");