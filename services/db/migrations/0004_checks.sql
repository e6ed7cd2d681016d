CREATE TABLE "check_run" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"account_id" text,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"input" text NOT NULL,
	"words" integer NOT NULL,
	"options" jsonb NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"done" integer,
	"of" integer,
	"problem" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reservation_id" text,
	"report" jsonb,
	"exclusions" jsonb NOT NULL,
	"score" double precision,
	"history_id" text,
	"delete_at" timestamp with time zone,
	"share_hash" text,
	"share_nonce" text,
	"share_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "check_run_share_hash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
ALTER TABLE "check_run" ADD CONSTRAINT "check_run_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_run" ADD CONSTRAINT "check_run_history_id_history_entry_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."history_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_run_subject" ON "check_run" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "check_run_account" ON "check_run" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "check_run_history" ON "check_run" USING btree ("history_id");--> statement-breakpoint
CREATE INDEX "check_run_due" ON "check_run" USING btree ("created_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "check_run_delete" ON "check_run" USING btree ("delete_at") WHERE delete_at is not null;