import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_events_action" AS ENUM('applied', 'applied-again', 'approved', 'rejected', 'suspended', 'reopened', 'changed-data', 'reset-asked', 'changed-password', 'ended-sessions');
  CREATE TABLE "account_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action" "enum_account_events_action" NOT NULL,
  	"customer_id" varchar NOT NULL,
  	"actor" varchar NOT NULL,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customers_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customers_sessions" CASCADE;
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_customers_fk";
  
  DROP INDEX "customers_email_idx";
  DROP INDEX "payload_preferences_rels_customers_id_idx";
  ALTER TABLE "customers" ADD COLUMN "reason" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_events_id" uuid;
  CREATE INDEX "account_events_action_idx" ON "account_events" USING btree ("action");
  CREATE INDEX "account_events_customer_id_idx" ON "account_events" USING btree ("customer_id");
  CREATE INDEX "account_events_updated_at_idx" ON "account_events" USING btree ("updated_at");
  CREATE INDEX "account_events_created_at_idx" ON "account_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_events_fk" FOREIGN KEY ("account_events_id") REFERENCES "public"."account_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "brand_email_idx" ON "customers" USING btree ("brand","email");
  CREATE INDEX "payload_locked_documents_rels_account_events_id_idx" ON "payload_locked_documents_rels" USING btree ("account_events_id");
  ALTER TABLE "customers" DROP COLUMN "reset_password_token";
  ALTER TABLE "customers" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "customers" DROP COLUMN "salt";
  ALTER TABLE "customers" DROP COLUMN "hash";
  ALTER TABLE "customers" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "customers" DROP COLUMN "login_attempts";
  ALTER TABLE "customers" DROP COLUMN "lock_until";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "customers_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "account_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_events_fk";
  
  DROP INDEX "brand_email_idx";
  DROP INDEX "payload_locked_documents_rels_account_events_id_idx";
  ALTER TABLE "customers" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "customers" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "salt" varchar;
  ALTER TABLE "customers" ADD COLUMN "hash" varchar;
  ALTER TABLE "customers" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "customers" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  ALTER TABLE "customers" DROP COLUMN "reason";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_events_id";
  DROP TYPE "public"."enum_account_events_action";`)
}
