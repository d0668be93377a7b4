CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"birthdate" text NOT NULL,
	"birthtime" text,
	"birthtime_unknown" boolean NOT NULL,
	"birthplace" text NOT NULL,
	"place_id" text NOT NULL,
	"place_latitude_deg" double precision NOT NULL,
	"place_longitude_deg" double precision NOT NULL,
	"place_time_zone" text NOT NULL,
	"birth_instant" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "charts_user_id_type_index";--> statement-breakpoint
ALTER TABLE "charts" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_user_id_index" ON "people" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "charts" ADD CONSTRAINT "charts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charts_once" ON "charts" USING btree ("user_id","type") WHERE "charts"."person_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "charts_once_with" ON "charts" USING btree ("user_id","type","person_id");--> statement-breakpoint
CREATE INDEX "charts_person_id_index" ON "charts" USING btree ("person_id");