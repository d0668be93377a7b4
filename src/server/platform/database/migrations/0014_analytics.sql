CREATE TABLE "analytics_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"given" boolean NOT NULL,
	"outside" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"visitor" uuid NOT NULL,
	"user_id" integer,
	"waits" boolean NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "analytics_consents" ADD CONSTRAINT "analytics_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_consents_user_id_at_index" ON "analytics_consents" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "analytics_events_days" ON "analytics_events" USING btree ("at","name","visitor","user_id");--> statement-breakpoint
CREATE INDEX "analytics_events_visitor_index" ON "analytics_events" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "analytics_events_user_id_index" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_events_waiting" ON "analytics_events" USING btree ("at") WHERE "analytics_events"."waits";