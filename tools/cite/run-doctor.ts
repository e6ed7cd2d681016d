import { apaRules } from '#engines/cite/doctor/apa-faults.ts'
import { checkReferences } from '#engines/cite/doctor/check-references.ts'
import type { Finding } from '#engines/cite/doctor/report.ts'
import type { RetractionsFound } from '../library/contract.ts'
import type { ApaFault, DoctorFinding, DoctorResult } from './doctor-contract.ts'
import type { DoctorFound, DoctorTask } from './doctor-task.ts'

// The page has words for these faults and no others; that the engine finds no others is proved where they are presented.
apaRules satisfies Readonly<Record<ApaFault, unknown>>

/** Sets the citations of a text beside its list, and the list beside APA 7. */
export function runDoctor({ text, language }: DoctorTask): DoctorFound {
  const { entries, findings, ...report } = checkReferences(text, { language })
  return { ...report, language, entries: entries.map(presentEntry), findings: findings.map(presentFinding) }
}

/** The item as any record, which is how the contract knows it. */
const presentEntry = ({ item, ...entry }: ReturnType<typeof checkReferences>['entries'][number]): DoctorFound['entries'][number] => ({
  ...entry,
  item: { ...item },
})

function presentFinding(finding: Finding): DoctorFinding {
  const replacement = finding.replacement ?? null
  if (finding.kind === 'year-differs') return { ...finding, replacement, years: [...finding.years] }
  if (finding.kind === 'notice') return { ...finding, replacement, notice: { ...finding.notice, reasons: [...finding.notice.reasons] } }
  return { ...finding, replacement }
}

/** The findings with what publishers have said of the entries since; `found` is in the order of the entries. */
export function withNotices(report: DoctorFound, { asOf, found }: RetractionsFound): DoctorResult {
  const notices = report.entries.flatMap(({ span }, at): readonly DoctorFinding[] => {
    const notice = found[at]
    return notice ? [{ kind: 'notice', span, replacement: null, notice }] : []
  })
  if (notices.length === 0) return { ...report, retractionsAsOf: asOf }
  const findings = [...notices, ...report.findings].toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  return { ...report, retractionsAsOf: asOf, findings }
}
