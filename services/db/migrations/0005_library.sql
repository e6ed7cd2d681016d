CREATE TABLE "library_apart" (
	"account_id" text NOT NULL,
	"first" uuid NOT NULL,
	"second" uuid NOT NULL,
	CONSTRAINT "library_apart_account_id_first_second_pk" PRIMARY KEY("account_id","first","second")
);
--> statement-breakpoint
CREATE TABLE "library_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"words" "tsvector",
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_folder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"item" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"folders" uuid[] NOT NULL,
	"file_id" uuid,
	"gaps" jsonb NOT NULL,
	"retraction" jsonb,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"year" integer,
	"words" "tsvector" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_key" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "library_key_account_id_key_item_id_pk" PRIMARY KEY("account_id","key","item_id")
);
--> statement-breakpoint
CREATE TABLE "library_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"folder_id" uuid,
	"hash" text NOT NULL,
	"nonce" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_share_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "library_undo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"steps" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retraction" (
	"key" text PRIMARY KEY NOT NULL,
	"notice" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retraction_list" (
	"id" integer PRIMARY KEY NOT NULL,
	"as_of" date NOT NULL,
	"records" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_apart" ADD CONSTRAINT "library_apart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_apart" ADD CONSTRAINT "library_apart_first_library_item_id_fk" FOREIGN KEY ("first") REFERENCES "public"."library_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_apart" ADD CONSTRAINT "library_apart_second_library_item_id_fk" FOREIGN KEY ("second") REFERENCES "public"."library_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_file" ADD CONSTRAINT "library_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_folder" ADD CONSTRAINT "library_folder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_item" ADD CONSTRAINT "library_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_key" ADD CONSTRAINT "library_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_key" ADD CONSTRAINT "library_key_item_id_library_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."library_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_share" ADD CONSTRAINT "library_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_share" ADD CONSTRAINT "library_share_folder_id_library_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_undo" ADD CONSTRAINT "library_undo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_apart_second" ON "library_apart" USING btree ("second");--> statement-breakpoint
CREATE INDEX "library_file_account" ON "library_file" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_file_words" ON "library_file" USING gin ("words");--> statement-breakpoint
CREATE INDEX "library_folder_account" ON "library_folder" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_item_account" ON "library_item" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_item_file" ON "library_item" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "library_item_removed" ON "library_item" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "library_key_item" ON "library_key" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "library_share_account" ON "library_share" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_share_folder" ON "library_share" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "library_share_ends" ON "library_share" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "library_undo_account" ON "library_undo" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "library_undo_until" ON "library_undo" USING btree ("until");--> statement-breakpoint
-- Files are packed already: trying to compress them would only cost time, and pieces of them could not be read alone.
ALTER TABLE "library_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;