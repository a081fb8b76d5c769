import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'changed-email' BEFORE 'ended-sessions';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_ins" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ins_action";
  CREATE TYPE "public"."enum_sign_ins_action" AS ENUM('signed-in', 'new-browser', 'wrong-password', 'reset-asked', 'changed-password', 'ended-sessions', 'wrong-code', 'used-recovery-code', 'added-factor', 'removed-factor', 'new-recovery-codes', 'reset-factors', 'linked-identity', 'refused-identity');
  ALTER TABLE "sign_ins" ALTER COLUMN "action" SET DATA TYPE "public"."enum_sign_ins_action" USING "action"::"public"."enum_sign_ins_action";`)
}
