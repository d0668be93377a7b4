ALTER TABLE "google_identities" ADD COLUMN "provider" text DEFAULT 'google' NOT NULL;--> statement-breakpoint
ALTER TABLE "google_identities" DROP CONSTRAINT "google_identities_pkey";--> statement-breakpoint
-- safe since 0.1.0: whoever writes no provider writes google, and for google this key forbids what the former one did
CREATE UNIQUE INDEX "identities_subject" ON "google_identities" ("provider","subject");--> statement-breakpoint
-- safe since 0.1.0: whoever writes no provider writes google, and for google this key forbids what the former one did
ALTER TABLE "google_identities" ADD CONSTRAINT "identities_subject" PRIMARY KEY USING INDEX "identities_subject";--> statement-breakpoint
ALTER TABLE "google_identities" DROP CONSTRAINT "google_identities_user";--> statement-breakpoint
-- safe since 0.1.0: as above; one account may now be linked at several providers
CREATE UNIQUE INDEX "identities_user" ON "google_identities" ("user_id","provider");--> statement-breakpoint
-- safe since 0.1.0: as above; one account may now be linked at several providers
ALTER TABLE "google_identities" ADD CONSTRAINT "identities_user" UNIQUE USING INDEX "identities_user";--> statement-breakpoint
-- safe since 0.1.0: whoever writes no provider writes google
ALTER TABLE "google_identities" ADD CONSTRAINT "google_identities_provider_check" CHECK ("google_identities"."provider" ~ '^[a-z0-9][a-z0-9_]*$') NOT VALID;
