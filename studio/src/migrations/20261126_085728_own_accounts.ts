import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { OWN_ACCOUNT_SCHEMA_SQL, OWN_ACCOUNT_SCHEMA_UNDO_SQL } from '../access/sign-in/own-account-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_account_events_action" ADD VALUE 'email-asked';
  ALTER TYPE "public"."enum_account_events_action" ADD VALUE 'changed-email';
  ALTER TYPE "public"."enum_account_events_action" ADD VALUE 'exported';
  ALTER TYPE "public"."enum_account_events_action" ADD VALUE 'forgot-devices';`)
  await db.execute(sql.raw(OWN_ACCOUNT_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(OWN_ACCOUNT_SCHEMA_UNDO_SQL))
  await db.execute(sql`
   ALTER TABLE "account_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_events_action";
  CREATE TYPE "public"."enum_account_events_action" AS ENUM('applied', 'applied-again', 'approved', 'rejected', 'suspended', 'reopened', 'changed-data', 'reset-asked', 'changed-password', 'ended-sessions');
  ALTER TABLE "account_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_account_events_action" USING "action"::"public"."enum_account_events_action";`)
}
