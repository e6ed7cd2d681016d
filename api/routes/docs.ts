import type { Api, House } from '../house.ts'

/** The document of the API. */
export function openApiDocument(app: Api, { env }: Pick<House, 'env'>) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Tinta', version: 'v1', description: 'The same functions as the site.' },
    servers: [{ url: env.PUBLIC_URL }],
  })
}

/** `/api/v1/openapi.json`, and a page of it for people at `/api/v1/docs`. */
export function addDocs(app: Api, house: House): void {
  const document = openApiDocument(app, house)
  app.get('/api/v1/openapi.json', (c) => c.json(document))
}
