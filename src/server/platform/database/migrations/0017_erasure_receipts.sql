CREATE TABLE "erasure_receipts" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"deleted" jsonb NOT NULL,
	"kept" jsonb NOT NULL,
	"files" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasure_receipts_at_index" ON "erasure_receipts" USING btree ("at");