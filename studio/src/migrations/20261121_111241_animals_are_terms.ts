import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "product_facts_animal_type" CASCADE;
  DROP TYPE "public"."enum_product_facts_animal_type";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_facts_animal_type" AS ENUM('dog', 'cat', 'horse', 'rabbit', 'parrot', 'fish', 'other');
  CREATE TABLE "product_facts_animal_type" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facts_animal_type",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "product_facts_animal_type" ADD CONSTRAINT "product_facts_animal_type_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_facts_animal_type_order_idx" ON "product_facts_animal_type" USING btree ("order");
  CREATE INDEX "product_facts_animal_type_parent_idx" ON "product_facts_animal_type" USING btree ("parent_id");`)
}
