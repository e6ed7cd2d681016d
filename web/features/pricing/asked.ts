import type { PremiumMessages } from '#locales/messages.ts'
import type { SiteSettings } from '#web/site-settings.ts'

type Asked = { readonly title: string; readonly answer: string }

/** The questions that are asked before buying, with what this site's settings answer. */
export function askedOf(
  { cancel, limit, text, failed, change, honest }: PremiumMessages['questions'],
  { supportEmail, historyDays, graceDays, billing }: Pick<SiteSettings, 'supportEmail' | 'historyDays' | 'graceDays' | 'billing'>,
): readonly Asked[] {
  return [
    ...(billing === 'off'
      ? []
      : [{ title: cancel.title, answer: supportEmail ? `${cancel.answer} ${cancel.support(supportEmail)}` : cancel.answer }]),
    limit,
    { title: text.title, answer: historyDays > 0 ? text.answerKept(historyDays) : text.answerNotKept },
    ...(billing === 'off' ? [] : [{ title: failed.title, answer: failed.answer(graceDays) }, change]),
    honest,
  ]
}
