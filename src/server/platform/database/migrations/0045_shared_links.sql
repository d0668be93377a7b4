CREATE TABLE "shared_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"chart_hash" text,
	"report_hash" text,
	"token_hash" text,
	"shows_birth" boolean NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_links_chartHash_unique" UNIQUE("chart_hash"),
	CONSTRAINT "shared_links_reportHash_unique" UNIQUE("report_hash"),
	CONSTRAINT "shared_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shared_links_one_thing" CHECK (num_nonnulls("shared_links"."chart_hash", "shared_links"."report_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_chart_hash_charts_hash_fk" FOREIGN KEY ("chart_hash") REFERENCES "public"."charts"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_report_hash_report_orders_hash_fk" FOREIGN KEY ("report_hash") REFERENCES "public"."report_orders"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_links_user_id_index" ON "shared_links" USING btree ("user_id");