import { PenLine, ScanText, SpellCheck, WifiOff } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Figure, Figures, Meter, Ruler } from '../../ui/figure.tsx'
import { Bar, BarSpace, Half, Note, Pane, Sheet, Split } from '../../ui/sheet.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ToolTabs } from '../../ui/tool-tabs.tsx'

const tabs = [
  { key: 'a', label: 'Paraphraser', href: '#main', icon: PenLine, isOpen: true },
  { key: 'b', label: 'Proofreader', href: '#main', icon: SpellCheck, isOpen: false },
  { key: 'c', label: 'AI detector', href: '#main', icon: ScanText, isOpen: false },
] as const

const steps = [
  { key: 'a', label: 'Optimizing content', state: 'done' },
  { key: 'b', label: 'Analyzing uniqueness', state: 'skipped' },
  { key: 'c', label: 'Checking originality', state: 'now', note: '3 of 12' },
  { key: 'd', label: 'Finalizing analysis', state: 'next' },
] as const

export const KitSurfaces = ({ board }: { readonly board: string }) => (
  <>
    <div>
      <ToolTabs label={`Example tabs, ${board}`} tabs={tabs} />
      <Sheet ink={0.58} aria-label={`Example sheet, ${board}`}>
        <Banner tone="ochre" icon={WifiOff} actions={<Button size="small">Try again</Button>}>
          <b>You are offline.</b> Keep writing.
        </Banner>
        <Bar>
          <Button size="small">A control</Button>
          <BarSpace />
          <Button size="small" variant="primary">
            Go
          </Button>
        </Bar>
        <Split>
          <Half>
            <Pane head={<h3 className="label">Original</h3>}>
              <Marks />
            </Pane>
            <Bar isFoot>
              <span className="text-sm text-ink-soft">
                <b>340</b> characters
              </span>
            </Bar>
          </Half>
          <Half>
            <Pane head={<h3 className="label">Steps</h3>}>
              <StepList label="Steps" steps={steps} />
            </Pane>
          </Half>
        </Split>
        <Figures>
          <Figure
            label="Similarity"
            number="46"
            unit="%"
            ruler={<Ruler value={46} scale={['0', '50', '100 %']} />}
            meaning="Still a close paraphrase, so cite the source."
          />
          <Figure
            label="A range"
            number="35–60"
            unit="%"
            ruler={<Ruler value={47} range={{ from: 35, to: 60 }} scale={['0', '50', '100 %']} />}
            meaning="Unclear."
          />
          <Figure label="Nothing to measure" instead={<p className="mt-2 text-ink-soft">There is nothing to compare with yet.</p>} />
        </Figures>
      </Sheet>
    </div>
    <div className="grid max-w-80 gap-3">
      <Note isOn>
        <Tag tone="red">Spelling</Tag>
        <p className="mt-2 text-sm text-ink-soft">A note beyond the margin line.</p>
      </Note>
      <Note>Another one</Note>
      <Meter share={0.4} />
      <span className="skeleton w-4/5" />
    </div>
  </>
)

const Marks = () => (
  <div className="manuscript" lang="en" dir="ltr">
    <p>
      Platforms now form an <mark className="mark-reworded">essential</mark> part of <mark className="mark-reworded mark-on">everyday</mark>{' '}
      life. <mark className="mark-moved">The direction of the effect</mark> is <mark className="mark-fix">uncertian</mark>,{' '}
      <mark className="mark-consider">very</mark> much <mark className="mark-style">so</mark>{' '}
      <mark className="mark-kept">(Smith, 2020)</mark>, <del className="mark-dropped">txet</del> <ins className="mark-added">text</ins>.
    </p>
  </div>
)
