// Gives zod's schemas the method that describes them for the API; those made earlier lack it, and files share a process.
import '@hono/zod-openapi'
