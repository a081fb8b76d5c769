import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { FACTORS_SCHEMA_SQL, FACTORS_SCHEMA_UNDO_SQL } from '../access/sign-in/factors-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'wrong-code';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'used-recovery-code';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'added-factor';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'removed-factor';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'new-recovery-codes';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'reset-factors';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'linked-identity';
  ALTER TYPE "public"."enum_sign_ins_action" ADD VALUE 'refused-identity';
  ALTER TABLE "sign_ins" ADD COLUMN "detail" varchar;`)
  await db.execute(sql.raw(FACTORS_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(FACTORS_SCHEMA_UNDO_SQL))
  await db.execute(sql`
   ALTER TABLE "sign_ins" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ins_action";
  CREATE TYPE "public"."enum_sign_ins_action" AS ENUM('signed-in', 'new-browser', 'wrong-password', 'reset-asked', 'changed-password', 'ended-sessions');
  ALTER TABLE "sign_ins" ALTER COLUMN "action" SET DATA TYPE "public"."enum_sign_ins_action" USING (
    CASE "action" WHEN 'wrong-code' THEN 'wrong-password' WHEN 'refused-identity' THEN 'wrong-password'
      WHEN 'used-recovery-code' THEN 'signed-in' WHEN 'added-factor' THEN 'changed-password' WHEN 'removed-factor' THEN 'changed-password'
      WHEN 'new-recovery-codes' THEN 'changed-password' WHEN 'reset-factors' THEN 'changed-password'
      WHEN 'linked-identity' THEN 'signed-in' ELSE "action" END)::"public"."enum_sign_ins_action";
  ALTER TABLE "sign_ins" DROP COLUMN "detail";`)
}
