import { fetchOutcomeMessages } from '#web/i18n/load-messages.ts'
import { localeOfPath } from '#web/i18n/locales.ts'
import { onIntent } from '#web/workbench/on-intent.ts'

/** All modes side by side, fetched when somebody asks for it. */
export const compareParts = onIntent(async () => {
  const [view] = await Promise.all([import('./compare-view.tsx'), fetchOutcomeMessages(localeOfPath(location.pathname).code)])
  return { CompareView: view.CompareView }
})
