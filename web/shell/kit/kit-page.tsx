import { KitControls } from './kit-controls.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitSurfaces } from './kit-surfaces.tsx'

/** All pieces, left to right and right to left, side by side in light and dark. For developers, so in English only. */
export function KitPage() {
  return (
    <div className="page grid gap-12 py-8">
      <h1 className="h1">Kit</h1>
      <Board title="Light" mode="light" lang="en" dir="ltr" />
      <Board title="Dark" mode="dark" lang="en" dir="ltr" />
      <Board title="Light, right to left" mode="light" lang="ur" dir="rtl" />
      <Board title="Dark, right to left" mode="dark" lang="ur" dir="rtl" />
    </div>
  )
}

type BoardProps = { readonly title: string; readonly mode: 'light' | 'dark'; readonly lang: string; readonly dir: 'ltr' | 'rtl' }

/** `color-scheme` alone flips every token, as all of them are made by `light-dark()`. */
function Board({ title, mode, lang, dir }: BoardProps) {
  return (
    <section
      aria-label={title}
      lang={lang}
      dir={dir}
      style={{ colorScheme: mode }}
      className="rounded-sheet border border-hairline bg-desk p-6 text-ink"
    >
      <h2 className="h2 mb-6">{title}</h2>
      <div className="grid gap-8">
        <KitControls />
        <KitSurfaces board={title} />
        <KitOverlays />
      </div>
    </section>
  )
}
