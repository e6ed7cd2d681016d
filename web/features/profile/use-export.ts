import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { fetchFile } from '#web/workbench/api-client.ts'
import { saveNow } from '#web/workbench/save-now.ts'
import { useSending, type Sending } from '#web/workbench/use-sending.ts'

/** Fetches everything that is kept of the person, and hands it to the browser as a file. */
export function useExport(): Pick<Sending, 'isBusy' | 'problem'> & { readonly run: () => void } {
  const { problems, profile } = useMessages()
  const { file } = profile.data
  const { code: locale } = useLocale()
  const { isBusy, problem, send } = useSending()
  const run = () =>
    send(
      () => fetchFile({ path: '/api/v1/account/export', locale }),
      (blob) => {
        const name = `${file}-${new Date().toISOString().slice(0, 10)}.zip`
        void saveNow(problems, ({ saveBlob }) => saveBlob(blob, name))
      },
    )
  return { isBusy, problem, run }
}
