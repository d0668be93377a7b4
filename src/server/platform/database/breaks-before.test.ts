import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaksBefore } from './breaks-before.ts'
import { migrationsFolder } from './database.ts'

/** Migrations of before the first version that ran anywhere: there was no version before them to break. */
const BEFORE_THE_RULE = 12

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))

it('every migration leaves the version before working', () => {
  const held = files.filter((name) => Number(name.slice(0, 4)) > BEFORE_THE_RULE)
  const breaks = held.map((name) => [name, breaksBefore(readFileSync(join(migrationsFolder, name), 'utf8'))] as const)
  expect(breaks.filter(([, found]) => found.length > 0)).toEqual([])
})

describe('what breaks the version before', () => {
  it.each([
    'DROP TABLE "users";',
    'ALTER TABLE "users" DROP COLUMN "email";',
    'ALTER TABLE users DROP email;',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "address";',
    'ALTER TABLE "users" RENAME TO "people";',
    'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;',
    'ALTER TABLE "users" ALTER COLUMN "id" TYPE bigint;',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "a" UNIQUE("email");',
    'ALTER TABLE "users" ADD CONSTRAINT "a" CHECK (id > 0);',
    'CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");',
    'TRUNCATE users;',
    'DELETE FROM "users";',
    'CREATE TABLE "new" ("id" integer);--> statement-breakpoint\nDROP TABLE "users";',
  ])('%s', (migration) => {
    expect(breaksBefore(migration)).toHaveLength(1)
  })

  it.each([
    'ALTER TABLE "users" ADD COLUMN "age" integer;',
    'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 1 NOT NULL;',
    'CREATE INDEX "users_age" ON "users" USING btree ("age");',
    'CREATE TABLE "new" ("id" integer NOT NULL, CONSTRAINT "a" UNIQUE("id"));',
    'CREATE TABLE "new" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "b" ON "new" USING btree ("id");',
    'ALTER TABLE "users" ALTER COLUMN "age" DROP NOT NULL;',
    'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "public"."d"("id") ON DELETE cascade;',
    '-- safe since 0.2.0: nothing reads or writes it any more\nALTER TABLE "users" DROP COLUMN "email";',
  ])('%s does not', (migration) => {
    expect(breaksBefore(migration)).toEqual([])
  })

  it('an excuse is for its own statement, and says since when and why', () => {
    const drop = 'ALTER TABLE "users" DROP COLUMN "email";'
    expect(
      breaksBefore(`-- safe since 0.2.0: nothing reads it any more\n${drop}--> statement-breakpoint\n${drop}`),
    ).toHaveLength(1)
    expect(breaksBefore(`-- safe\n${drop}`)).toHaveLength(1)
    expect(breaksBefore(`-- safe since ever\n${drop}`)).toHaveLength(1)
  })
})
