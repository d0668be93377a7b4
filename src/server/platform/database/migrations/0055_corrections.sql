CREATE TABLE "correction_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"granted" boolean
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "place_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_requests_user_id_index" ON "correction_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "correction_requests_one_open" ON "correction_requests" USING btree ("user_id") WHERE "correction_requests"."answered_at" is null;