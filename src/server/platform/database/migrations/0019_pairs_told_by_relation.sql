-- What a reader called the other one is part of what a report is written from.
UPDATE "report_orders" AS o
SET "subject" = jsonb_set(o."subject", '{other,relation}', to_jsonb(p."relation"))
FROM "people" AS p
WHERE p."id" = o."person_id" AND jsonb_typeof(o."subject" -> 'other') = 'object';
--> statement-breakpoint
-- Reports on two who aren't adult partners may hold texts for lovers.
-- safe since 0.1.0: a document that isn't there is written anew when somebody looks at its report
DELETE FROM "report_documents" AS d
USING "report_orders" AS o
WHERE o."id" = d."report_id"
  AND d."status" = 2
  AND o."type" IN ('compatibility', 'relationship')
  AND jsonb_typeof(o."subject" -> 'other') = 'object'
  AND (
    coalesce(o."subject" -> 'other' ->> 'relation', '') <> 'partner'
    OR o."subject" -> 'other' ->> 'birthdate' > to_char(now() - interval '18 years', 'YYYY-MM-DD')
    OR o."subject" -> 'person' ->> 'birthdate' > to_char(now() - interval '18 years', 'YYYY-MM-DD')
  );
