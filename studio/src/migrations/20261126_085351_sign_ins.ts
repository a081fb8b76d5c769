import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { STAFF_SCHEMA_SQL, STAFF_SCHEMA_UNDO_SQL } from '../access/sign-in/staff-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_ins_action" AS ENUM('signed-in', 'new-browser', 'wrong-password', 'reset-asked', 'changed-password', 'ended-sessions');
  CREATE TABLE "sign_ins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action" "enum_sign_ins_action" NOT NULL,
  	"user_id" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"agent" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_ins_id" uuid;
  CREATE INDEX "sign_ins_action_idx" ON "sign_ins" USING btree ("action");
  CREATE INDEX "sign_ins_user_id_idx" ON "sign_ins" USING btree ("user_id");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");`)
  await db.execute(sql.raw(STAFF_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(STAFF_SCHEMA_UNDO_SQL))
  await db.execute(sql`
   ALTER TABLE "sign_ins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sign_ins" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_ins_fk";
  
  DROP INDEX "payload_locked_documents_rels_sign_ins_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_ins_id";
  DROP TYPE "public"."enum_sign_ins_action";`)
}
