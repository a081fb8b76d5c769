import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_employment_type" AS ENUM('full-time', 'part-time', 'temporary', 'contractor', 'intern', 'volunteer');
  CREATE TYPE "public"."enum__jobs_v_version_employment_type" AS ENUM('full-time', 'part-time', 'temporary', 'contractor', 'intern', 'volunteer');
  ALTER TABLE "jobs" ADD COLUMN "remote" varchar;
  ALTER TABLE "jobs" ADD COLUMN "employment_type" "enum_jobs_employment_type";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_remote" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_employment_type" "enum__jobs_v_version_employment_type";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP COLUMN "remote";
  ALTER TABLE "jobs" DROP COLUMN "employment_type";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_remote";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_employment_type";
  DROP TYPE "public"."enum_jobs_employment_type";
  DROP TYPE "public"."enum__jobs_v_version_employment_type";`)
}
