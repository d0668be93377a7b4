-- safe since 0.1.0: the version before writes these two words and no other
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_kind_check" CHECK ("app_tokens"."kind" in ('access', 'refresh'));