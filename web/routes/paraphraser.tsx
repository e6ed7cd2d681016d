import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'
import { Sheet } from '../ui/sheet.tsx'

export default function Paraphraser() {
  return (
    <>
      <PageHead title="Tinta" />
      <ToolTabRow open="paraphraser" />
      <Sheet className="min-h-96" />
    </>
  )
}
