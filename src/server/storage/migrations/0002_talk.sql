ALTER TABLE "chat" ADD COLUMN "remark" jsonb;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "why" text;