CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"chart_hash" text,
	"report_hash" text,
	"lang" text NOT NULL,
	"section" text NOT NULL,
	"start" integer NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_lang_check" CHECK ("notes"."lang" in ('en', 'ru')),
	CONSTRAINT "notes_one_reading" CHECK (num_nonnulls("notes"."chart_hash", "notes"."report_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"chart_hash" text,
	"report_hash" text,
	"section" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_places_chartHash_unique" UNIQUE("chart_hash"),
	CONSTRAINT "reading_places_reportHash_unique" UNIQUE("report_hash"),
	CONSTRAINT "reading_places_one_reading" CHECK (num_nonnulls("reading_places"."chart_hash", "reading_places"."report_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_chart_hash_charts_hash_fk" FOREIGN KEY ("chart_hash") REFERENCES "public"."charts"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_report_hash_report_orders_hash_fk" FOREIGN KEY ("report_hash") REFERENCES "public"."report_orders"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_chart_hash_charts_hash_fk" FOREIGN KEY ("chart_hash") REFERENCES "public"."charts"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_report_hash_report_orders_hash_fk" FOREIGN KEY ("report_hash") REFERENCES "public"."report_orders"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_user_id_index" ON "notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notes_chart_hash_index" ON "notes" USING btree ("chart_hash");--> statement-breakpoint
CREATE INDEX "notes_report_hash_index" ON "notes" USING btree ("report_hash");--> statement-breakpoint
CREATE INDEX "reading_places_user_id_index" ON "reading_places" USING btree ("user_id");