import { expect, test } from 'vitest'
import { partsOf, type ViteManifest } from './worker-parts.ts'

const manifest: ViteManifest = {
  'web/entry.client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_framework-1.js'],
    dynamicImports: ['locales/de/base.ts', 'web/offline/keep-page.ts'],
  },
  '_framework-1.js': { file: 'assets/framework-1.js' },
  'web/root.tsx?__react-router-build-client-route': { file: 'assets/root-1.js', css: ['assets/root-1.css'] },
  'web/layouts/default.tsx': { file: 'assets/default-1.js' },
  'web/routes/home.tsx?__react-router-build-client-route': { file: 'assets/home-1.js', dynamicImports: ['web/features/rephrase/late.tsx'] },
  'web/features/rephrase/late.tsx': { file: 'assets/late-1.js', dynamicImports: ['web/routes/history.tsx'] },
  'web/routes/paraphraser.tsx?route-chunk=clientLoader': { file: 'assets/words-1.js' },
  'web/routes/paraphraser.tsx?__react-router-build-client-route': { file: 'assets/paraphraser-1.js' },
  'web/routes/citation.tsx': { file: 'assets/citation-1.js', imports: ['_framework-1.js'] },
  'web/routes/history.tsx': { file: 'assets/history-1.js' },
  'web/offline/keep-page.ts': { file: 'assets/keep-1.js' },
  'locales/de/base.ts': { file: 'assets/base-1.js' },
  'locales/de/late.ts': { file: 'assets/late-2.js' },
  'locales/de/slugs.ts': { file: 'assets/slugs-1.js' },
}

test('each file stands under the part that needs it first, what is fetched at need included; no other route is in it', () => {
  expect(Object.fromEntries(partsOf(manifest))).toEqual({
    'assets/entry-1.js': 'shell',
    'assets/keep-1.js': 'shell',
    'assets/framework-1.js': 'shell',
    'assets/root-1.js': 'shell',
    'assets/root-1.css': 'shell',
    'assets/default-1.js': 'shell',
    'assets/home-1.js': 'shell',
    'assets/late-1.js': 'shell',
    'assets/words-1.js': 'shell',
    'assets/paraphraser-1.js': 'shell',
    'assets/citation-1.js': 'citation',
    'assets/base-1.js': 'de',
    'assets/late-2.js': 'de',
  })
})

test('a page that is no longer built stops the build', () => {
  const { 'web/routes/citation.tsx': _gone, ...rest } = manifest
  expect(() => partsOf(rest)).toThrow('web/routes/citation.tsx was not built')
})
