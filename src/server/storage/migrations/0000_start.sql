CREATE TABLE "chat" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table" text NOT NULL,
	"person" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downtimes" (
	"from" timestamp with time zone PRIMARY KEY NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint NOT NULL,
	"say" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "entries_table_seq_pk" PRIMARY KEY("table","seq")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"person" text NOT NULL,
	"muted" text NOT NULL,
	CONSTRAINT "mutes_person_muted_pk" PRIMARY KEY("person","muted")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"beat" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"hash" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"pack" jsonb NOT NULL,
	"by" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"login" text,
	"password" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"table" text NOT NULL,
	"person" text,
	"words" text NOT NULL,
	"record" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table" text NOT NULL,
	"seat" smallint NOT NULL,
	"person" text,
	"kept_for" text,
	"bot" text,
	"salt" text DEFAULT '' NOT NULL,
	CONSTRAINT "seats_table_seat_pk" PRIMARY KEY("table","seat")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"rules" integer NOT NULL,
	"content" text NOT NULL,
	"options" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"public" boolean NOT NULL,
	"spectators" boolean NOT NULL,
	"clock" jsonb NOT NULL,
	"eager" boolean NOT NULL,
	"host" text,
	"seed" text NOT NULL,
	"salted" boolean DEFAULT true NOT NULL,
	"next" text,
	"origin" jsonb,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"started" timestamp with time zone,
	"ended" timestamp with time zone,
	"result" jsonb,
	"seq" integer DEFAULT 0 NOT NULL,
	"asked" smallint[] DEFAULT '{}' NOT NULL,
	"due" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_people_id_fk" FOREIGN KEY ("muted") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_kept_for_people_id_fk" FOREIGN KEY ("kept_for") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_host_people_id_fk" FOREIGN KEY ("host") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_table" ON "chat" USING btree ("table","id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_login" ON "people" USING btree ("login");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_person" ON "seats" USING btree ("person","table");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_state" ON "tables" USING btree ("state","created");--> statement-breakpoint
CREATE INDEX "tables_due" ON "tables" USING btree ("due");