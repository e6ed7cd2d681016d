import { onIntent } from '#web/workbench/on-intent.ts'

/** What only a result needs, fetched when the reader begins to write or a run begins. */
export const resultParts = onIntent(async () => {
  const [body, list] = await Promise.all([import('./version-body.tsx'), import('./changes-list.tsx')])
  return { VersionBody: body.VersionBody, ChangesList: list.ChangesList }
})

/** Dialogs, fetched when one is asked for. */
export const dialogParts = onIntent(async () => {
  const [upsell, shortcuts] = await Promise.all([import('#web/workbench/upsell-dialog.tsx'), import('#web/workbench/shortcuts-dialog.tsx')])
  return { UpsellDialog: upsell.UpsellDialog, ShortcutsDialog: shortcuts.ShortcutsDialog }
})
