CREATE TABLE "probes" (
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
