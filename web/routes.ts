import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pages, readyPages, type Layout } from './pages.ts'
import { routeTable } from './route-table.ts'

const table = routeTable(pages, readyPages)

const within = (name: Layout): RouteConfigEntry[] =>
  table.filter((row) => row.layout === name).map(({ id, path, file }) => (path === '' ? index(file, { id }) : route(path, file, { id })))

export default [
  layout('layouts/default.tsx', [...within('default'), route('*', 'routes/not-found.tsx')]),
  layout('layouts/fullwidth.tsx', within('fullwidth')),
  layout('layouts/without-footer.tsx', [...within('without-footer'), route('dev/kit', 'routes/dev-kit.tsx')]),
] satisfies RouteConfig
