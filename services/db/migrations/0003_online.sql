CREATE TABLE "fetch_host" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"first_until" timestamp with time zone NOT NULL,
	"second_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fetch_robots" (
	"origin" text PRIMARY KEY NOT NULL,
	"rules" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"works" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_budget" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "online_budget_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "online_page" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text,
	"body" text,
	"failure" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fetch_host_next" ON "fetch_host" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "fetch_robots_expires" ON "fetch_robots" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "online_answer_expires" ON "online_answer" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "online_page_expires" ON "online_page" USING btree ("expires_at");