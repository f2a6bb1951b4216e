ALTER TABLE "seats" ADD COLUMN "salt_commitment" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "revealing" timestamp with time zone;