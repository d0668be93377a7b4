-- Rows of before are held to these by `validate-constraints.ts`, which keeps nobody out of the tables.
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "payment_customers_user_id_index" ON "payment_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_index" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose_check" CHECK ("mail_tokens"."purpose" in ('confirm', 'reset', 'sign_in', 'email_new', 'email_old', 'email_undo')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_check" CHECK ("users"."staff_role" in ('support', 'editor', 'owner')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "users" ADD CONSTRAINT "users_staff_source_check" CHECK ("users"."staff_source" in ('listed', 'operator', 'invitation')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "users" ADD CONSTRAINT "users_lang_check" CHECK ("users"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "users" ADD CONSTRAINT "users_birth_calendar_check" CHECK ("users"."birth_calendar" in ('gregorian', 'julian')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "users" ADD CONSTRAINT "users_birth_fold_check" CHECK ("users"."birth_fold" in (0, 1)) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_lang_check" CHECK ("calendar_entries"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "charts" ADD CONSTRAINT "charts_type_check" CHECK ("charts"."type" in ('natal', 'transit', 'progressed', 'synastry', 'composite')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_role_check" CHECK ("chat_messages"."role" in ('user', 'assistant')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_status_check" CHECK ("chat_messages"."status" in ('pending', 'done', 'stopped', 'failed')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_lang_check" CHECK ("chat_messages"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_check" CHECK ("chat_messages"."author" in ('built-in', 'model', 'stand-in')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_verdict_check" CHECK ("chat_messages"."verdict" in ('true', 'mended', 'replaced')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_care_class_check" CHECK ("chat_threads"."care_class" in ('overdose', 'crisis', 'self_harm', 'sexual_abuse', 'minor', 'violence')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_care_stage_check" CHECK ("chat_threads"."care_stage" in ('open', 'asked', 'closed')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "daily_horoscopes" ADD CONSTRAINT "daily_horoscopes_lang_check" CHECK ("daily_horoscopes"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "daily_horoscopes" ADD CONSTRAINT "daily_horoscopes_status_check" CHECK ("daily_horoscopes"."status" in (-1, 0, 1, 2)) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose_check" CHECK ("passkey_challenges"."purpose" in ('register', 'sign_in', 'prove')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "people" ADD CONSTRAINT "people_birth_calendar_check" CHECK ("people"."birth_calendar" in ('gregorian', 'julian')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "people" ADD CONSTRAINT "people_birth_fold_check" CHECK ("people"."birth_fold" in (0, 1)) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_by_check" CHECK ("cancellations"."by" in ('person', 'superseded', 'withdrawal', 'card_removed', 'refund', 'trial_used')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_reason_check" CHECK ("cancellations"."reason" in ('expensive', 'features', 'quality', 'usage', 'alternative', 'pause', 'other')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('report', 'plan')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "consents" ADD CONSTRAINT "consents_lang_check" CHECK ("consents"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_kind_check" CHECK ("ledger"."kind" in ('payment', 'refund', 'credit_granted', 'credit_revoked', 'credit_spent', 'credit_returned', 'forecast_included')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('subscription', 'product', 'consultation')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "orders" ADD CONSTRAINT "orders_item_check" CHECK ("orders"."item" in ('month', 'six_months', 'year', 'report', 'report_first_purchase', 'report_2_bundle', 'report_4_bundle', 'consultation')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "orders" ADD CONSTRAINT "orders_lang_check" CHECK ("orders"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider_check" CHECK ("orders"."provider" in ('sandbox', 'stripe')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_provider_check" CHECK ("payment_customers"."provider" in ('sandbox', 'stripe')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_provider_check" CHECK ("payment_events"."provider" in ('sandbox', 'stripe')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_kind_check" CHECK ("payment_events"."kind" in ('trial_started', 'paid', 'payment_failed', 'checkout_closed', 'refunded', 'canceled', 'resumed', 'card_removed', 'ended')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_plan_check" CHECK ("plan_grants"."plan" in ('month', 'six_months', 'year')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_source_check" CHECK ("plan_grants"."source" in ('operator')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_by_check" CHECK ("withdrawals"."by" in ('person', 'staff')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_canceled_by_check" CHECK ("bookings"."canceled_by" in ('person', 'consultant', 'staff', 'expired', 'taken', 'refund')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "consultants" ADD CONSTRAINT "consultants_lang_check" CHECK ("consultants"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lang_check" CHECK ("reviews"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status_check" CHECK ("reviews"."status" in ('pending', 'shown', 'rejected', 'hidden')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('support', 'editor', 'owner')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_lang_check" CHECK ("support_requests"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_plan_check" CHECK ("support_requests"."plan" in ('free', 'month', 'six_months', 'year')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_lang_check" CHECK ("report_documents"."lang" in ('en', 'ru')) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_status_check" CHECK ("report_documents"."status" in (-1, 0, 2)) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "report_orders" ADD CONSTRAINT "report_orders_status_check" CHECK ("report_orders"."status" in (-1, 0, 2)) NOT VALID;--> statement-breakpoint
-- safe since 0.1.0: every version writes these values only, as its types say
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_state_check" CHECK ("sandbox_checkouts"."state" in ('open', 'challenge', 'paid', 'closed')) NOT VALID;