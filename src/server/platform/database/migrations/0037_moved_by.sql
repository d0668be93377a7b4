ALTER TABLE "bookings" ADD COLUMN "moved_by" text;--> statement-breakpoint
-- safe since 0.1.0: the version before does not know the column and leaves it empty.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_by_check" CHECK ("bookings"."moved_by" in ('person', 'consultant', 'staff')) NOT VALID;