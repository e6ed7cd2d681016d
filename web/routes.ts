import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pages, readyPages, type Layout } from './pages.ts'
import { localeCodes } from './i18n/locales.ts'
import { pathOf } from './i18n/paths.ts'
import { routeTable } from './route-table.ts'

const table = routeTable(pages, readyPages)

const within = (name: Layout): RouteConfigEntry[] =>
  table.filter((row) => row.layout === name).map(({ id, path, file }) => (path === '' ? index(file, { id }) : route(path, file, { id })))

/** Posts stand below their list in every language. */
const posts = localeCodes.map((code) => route(`${pathOf('blog', code).slice(1)}/:slug`, 'routes/post.tsx', { id: `${code}.post` }))

export default [
  layout('layouts/default.tsx', [...within('default'), ...posts, route('*', 'routes/text-page.tsx')]),
  layout('layouts/fullwidth.tsx', within('fullwidth')),
  layout('layouts/without-footer.tsx', [...within('without-footer'), route('dev/kit', 'routes/dev-kit.tsx')]),
] satisfies RouteConfig
