CREATE TABLE "report_documents" (
	"report_id" integer NOT NULL,
	"lang" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"document" jsonb,
	"writings" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone,
	CONSTRAINT "report_documents_report_id_lang_pk" PRIMARY KEY("report_id","lang")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "place_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "place_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "subject" jsonb;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_report_id_report_orders_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_orders" ADD CONSTRAINT "report_orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_orders_person_id_index" ON "report_orders" USING btree ("person_id");