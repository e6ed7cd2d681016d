import type { Report, Searched as SearchedPart } from '#tools/check/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'

/** What the text was compared with, before any figure, and what was not searched. */
export function Searched({ report, deletedAt }: { readonly report: Report; readonly deletedAt: string | null }) {
  const { report: words } = useMessages().check
  const { list, moment } = useWords()
  const { searched: said } = words
  const { searched } = report
  const names = searched.collections.map(({ name, documents }) => said.collection(name, documents))
  return (
    <div className="check-searched">
      <p>
        <b className="font-semibold text-ink">{said.title}</b>{' '}
        {searched.documents > 0 ? said.documents(searched.documents, list(names)) : said.none}{' '}
        {searched.otherInstitutions ? said.others : null} <OnlinePart online={searched.online} />
      </p>
      <p>
        {said.limits} {deletedAt === null ? null : <span className="text-ochre">{words.deleted(moment(deletedAt))}</span>}
      </p>
    </div>
  )
}

function OnlinePart({ online }: { readonly online: SearchedPart['online'] }) {
  const { searched: said } = useMessages().check.report
  const { list } = useWords()
  if (online === null) return said.notOnline
  const services = online.services.map(({ name, found, problem }) =>
    problem === null ? said.service(name, found) : `${name} (${said.problems[problem]})`,
  )
  return said.online(list(services), online.pages)
}
