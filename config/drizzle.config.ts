import { defineConfig } from 'drizzle-kit'

/** For `npm run new migration <name>`: compares the schema with the migrations and writes the next one. */
export default defineConfig({ dialect: 'postgresql', schema: './services/db/schema*.ts', out: './services/db/migrations' })
