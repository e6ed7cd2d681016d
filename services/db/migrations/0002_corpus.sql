CREATE TABLE "corpus_block" (
	"segment" integer NOT NULL,
	"bucket" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "corpus_block_segment_bucket_pk" PRIMARY KEY("segment","bucket")
);
--> statement-breakpoint
CREATE TABLE "corpus_collection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"words" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corpus_collection_name" UNIQUE("group_id","name")
);
--> statement-breakpoint
CREATE TABLE "corpus_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"title" text NOT NULL,
	"authors" text NOT NULL,
	"year" integer,
	"url" text,
	"file_name" text,
	"added_by" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corpus_document_once" UNIQUE("collection_id","text_id")
);
--> statement-breakpoint
CREATE TABLE "corpus_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text,
	"institution_id" uuid,
	CONSTRAINT "corpus_group_owner" UNIQUE NULLS NOT DISTINCT("kind","account_id","institution_id")
);
--> statement-breakpoint
CREATE TABLE "corpus_segment" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"engine" integer NOT NULL,
	"bits" smallint NOT NULL,
	"tier" smallint NOT NULL,
	"texts" integer NOT NULL,
	"postings" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_stop_hash" (
	"segment" integer NOT NULL,
	"hash" bigint NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "corpus_stop_hash_segment_hash_pk" PRIMARY KEY("segment","hash")
);
--> statement-breakpoint
CREATE TABLE "corpus_text" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sha256" "bytea" NOT NULL,
	"language" text NOT NULL,
	"words" integer NOT NULL,
	"segment" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "corpus_text_once" UNIQUE("group_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email_domain" text,
	"shows_matches" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "institution_name_unique" UNIQUE("name"),
	CONSTRAINT "institution_email_domain_unique" UNIQUE("email_domain")
);
--> statement-breakpoint
CREATE TABLE "institution_member" (
	"institution_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"is_librarian" boolean DEFAULT false NOT NULL,
	CONSTRAINT "institution_member_institution_id_account_id_pk" PRIMARY KEY("institution_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "corpus_block" ADD CONSTRAINT "corpus_block_segment_corpus_segment_id_fk" FOREIGN KEY ("segment") REFERENCES "public"."corpus_segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_collection" ADD CONSTRAINT "corpus_collection_group_id_corpus_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."corpus_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_document" ADD CONSTRAINT "corpus_document_collection_id_corpus_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."corpus_collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_document" ADD CONSTRAINT "corpus_document_text_id_corpus_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."corpus_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_document" ADD CONSTRAINT "corpus_document_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_group" ADD CONSTRAINT "corpus_group_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_group" ADD CONSTRAINT "corpus_group_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_segment" ADD CONSTRAINT "corpus_segment_group_id_corpus_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."corpus_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_stop_hash" ADD CONSTRAINT "corpus_stop_hash_segment_corpus_segment_id_fk" FOREIGN KEY ("segment") REFERENCES "public"."corpus_segment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_text" ADD CONSTRAINT "corpus_text_group_id_corpus_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."corpus_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_member" ADD CONSTRAINT "institution_member_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_member" ADD CONSTRAINT "institution_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "corpus_document_file" ON "corpus_document" USING btree ("collection_id","file_name") WHERE file_name is not null;--> statement-breakpoint
CREATE INDEX "corpus_document_text" ON "corpus_document" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "corpus_document_newest" ON "corpus_document" USING btree ("collection_id","added_at","id");--> statement-breakpoint
CREATE INDEX "corpus_document_adder" ON "corpus_document" USING btree ("added_by") WHERE added_by is not null;--> statement-breakpoint
CREATE INDEX "corpus_group_account" ON "corpus_group" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "corpus_group_institution" ON "corpus_group" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "corpus_segment_group" ON "corpus_segment" USING btree ("group_id","tier");--> statement-breakpoint
CREATE INDEX "corpus_text_place" ON "corpus_text" USING btree ("segment","ordinal");--> statement-breakpoint
CREATE INDEX "institution_member_account" ON "institution_member" USING btree ("account_id");--> statement-breakpoint
-- Blocks are packed already: trying to compress them would only cost time.
ALTER TABLE "corpus_block" ALTER COLUMN "data" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Bodies lie apart from the rows, which merges rewrite.
ALTER TABLE "corpus_text" SET (toast_tuple_target = 128);
