import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_receivers_forms" AS ENUM('contact', 'contact-es', 'contact-business', 'newsletter');
  CREATE TYPE "public"."enum_receivers_kind" AS ENUM('mail', 'webhook', 'form');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sent', 'dead');
  CREATE TYPE "public"."enum_deliveries_form" AS ENUM('contact', 'contact-es', 'contact-business', 'newsletter');
  CREATE TABLE "receivers_forms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_receivers_forms",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "receivers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_receivers_kind" DEFAULT 'mail' NOT NULL,
  	"address" varchar,
  	"url" varchar,
  	"secret" varchar,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receivers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'queued' NOT NULL,
  	"receiver_id" uuid,
  	"submission" varchar NOT NULL,
  	"form" "enum_deliveries_form" NOT NULL,
  	"last_error" varchar,
  	"body" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"brand" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receivers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deliveries_id" uuid;
  ALTER TABLE "receivers_forms" ADD CONSTRAINT "receivers_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."receivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "receivers_texts" ADD CONSTRAINT "receivers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."receivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_receiver_id_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."receivers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "receivers_forms_order_idx" ON "receivers_forms" USING btree ("order");
  CREATE INDEX "receivers_forms_parent_idx" ON "receivers_forms" USING btree ("parent_id");
  CREATE INDEX "receivers_updated_at_idx" ON "receivers" USING btree ("updated_at");
  CREATE INDEX "receivers_created_at_idx" ON "receivers" USING btree ("created_at");
  CREATE INDEX "receivers_texts_order_parent" ON "receivers_texts" USING btree ("order","parent_id");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_receiver_idx" ON "deliveries" USING btree ("receiver_id");
  CREATE INDEX "deliveries_next_attempt_at_idx" ON "deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "deliveries_brand_idx" ON "deliveries" USING btree ("brand");
  CREATE INDEX "deliveries_site_idx" ON "deliveries" USING btree ("site");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "receiver_submission_idx" ON "deliveries" USING btree ("receiver_id","submission");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receivers_fk" FOREIGN KEY ("receivers_id") REFERENCES "public"."receivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_receivers_id_idx" ON "payload_locked_documents_rels" USING btree ("receivers_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receivers_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "receivers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "receivers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "receivers_forms" CASCADE;
  DROP TABLE "receivers" CASCADE;
  DROP TABLE "receivers_texts" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receivers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deliveries_fk";
  
  DROP INDEX "payload_locked_documents_rels_receivers_id_idx";
  DROP INDEX "payload_locked_documents_rels_deliveries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receivers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deliveries_id";
  DROP TYPE "public"."enum_receivers_forms";
  DROP TYPE "public"."enum_receivers_kind";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_deliveries_form";`)
}
