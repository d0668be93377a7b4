ALTER TABLE "chat_threads" DROP CONSTRAINT "chat_threads_care_class_check";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "care_stage" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_subject" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_country" text;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "care_replies" integer;--> statement-breakpoint
-- safe since 0.1.0: the version before leaves this new column empty
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_care_stage_check" CHECK ("chat_messages"."care_stage" in ('open', 'asked', 'closed')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the version before leaves this new column empty
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_care_subject_check" CHECK ("chat_threads"."care_subject" in ('self', 'child', 'other', 'own_child')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: the values of the version before are among them
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_care_class_check" CHECK ("chat_threads"."care_class" in ('overdose', 'crisis', 'self_harm', 'sexual_abuse', 'minor', 'violence', 'means', 'eating', 'injury', 'danger', 'past_abuse', 'threat', 'hit_child', 'medication', 'grief', 'suicide_loss', 'pregnancy_loss')) NOT VALID;
