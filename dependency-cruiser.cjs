// The walls of docs/architecture.md, "Who may import whom". A wall moves only with a decision in docs/decisions/.
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const above = (...names) => `^(${names.join('|')})/`
const test = '\\.test\\.ts$'
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg']

module.exports = {
  forbidden: [
    never('no-circles', {}, { circular: true }, 'a circle has no first file to read'),
    never(
      'no-unresolved',
      { pathNot: '\\+types/' },
      { couldNotResolve: true, pathNot: '\\+types/|^virtual:' },
      'an import that leads nowhere',
    ),
    never('engines-pure', { path: '^engines/', pathNot: test }, { dependencyTypes: ['core'] }, 'text in, findings out'),
    never(
      'engines-packages',
      { path: '^engines/', pathNot: test },
      { dependencyTypes: npm, pathNot: 'node_modules/(wink-|compromise|citeproc|@citation-js/|saxes)' },
      'each package in an engine is a decision',
    ),
    never(
      'engines-ground',
      { path: '^engines/' },
      { path: above('tools', 'services', 'api', 'worker', 'web', 'config') },
      'the ground floor knows none above',
    ),
    never('text-first', { path: '^engines/text/' }, { path: '^engines/(?!text/)' }, 'text knows no language'),
    never('languages-second', { path: '^engines/languages/' }, { path: '^engines/(?!text/|languages/)' }, 'a language knows no tool'),
    never(
      'engines-apart',
      { path: '^engines/(?!text/|languages/)([^/]+)/' },
      { path: '^engines/(?!text/|languages/)', pathNot: '^engines/$1/' },
      'engines meet in tools',
    ),
    never(
      'contracts-light',
      { path: '^tools/', pathNot: `/run[^/]*\\.ts$|${test}` },
      { path: '^engines/(?!text/)|^(services|api|worker|web|config)/|/run\\.ts$', dependencyTypesNot: ['type-only'] },
      'contracts go to the browser',
    ),
    never(
      'tools-no-services',
      { path: '^tools/' },
      { path: above('services', 'api', 'worker', 'web', 'config') },
      'the api gives a tool its services',
    ),
    never('services-below', { path: '^services/' }, { path: '^(api|worker|web)/|^tools/.+/run' }, 'services serve, they do not route'),
    never('db-lowest', { path: '^services/db/' }, { path: '^services/(?!db/)' }, 'db is the lowest service'),
    never('api-through-tools', { path: '^(api|worker|cli)/' }, { path: above('engines', 'web') }, 'the api reaches engines through tools'),
    never(
      'web-by-contract',
      { path: '^web/', pathNot: test },
      { path: '^engines/(?!text/)|^(services|api|worker|config)/|^tools/.+/run\\.ts$', dependencyTypesNot: ['type-only'] },
      'the browser gets contracts and types',
    ),
    never(
      'features-apart',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
      'routes compose features',
    ),
    never(
      'mails-on-server',
      { path: '^(web|locales)/', pathNot: `^locales/(mail|report|detect-report)-words\\.ts$|${test}` },
      { path: '^locales/((mail|report|detect-report)-words|[a-z]{2}/(mails|report|detect-report))\\.ts$' },
      'the browser writes no mails and prints no reports',
    ),
    never('ui-plain', { path: '^web/ui/' }, { path: '^(tools|web/(features|routes))/' }, 'the kit knows no product'),
    never('routes-top', { path: '^web/(features|ui|i18n)/' }, { path: '^web/routes/' }, 'only the router imports routes'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
