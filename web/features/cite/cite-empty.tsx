import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CiteDesk } from './use-cite.ts'

/** Real works, each typed the way people do. */
const sample = [
  'Keles, B., McCrae, N., & Grealish, A. (2020). A systematic review: the influence of social media on depression, anxiety and psychological distress in adolescents. International Journal of Adolescence and Youth, 25(1), 79-93. https://doi.org/10.1080/02673843.2019.1590851',
  'Putnam, R. D. (1995). Bowling alone: America’s declining social capital. Journal of Democracy, 6(1), 65–78.',
  'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.',
].join('\n')

/** Nothing yet: how to begin, and something to try. */
export function CiteEmpty({ desk, label }: { readonly desk: CiteDesk; readonly label: string }) {
  const { empty: words } = useMessages().cite
  const tryIt = () => {
    desk.setText(sample)
    announce(words.sampleNote)
    document.querySelector<HTMLTextAreaElement>('.cite-box textarea')?.focus()
  }
  return (
    <div className="cite-state cite-empty">
      <h3 className="h3">{words.title}</h3>
      <p>{desk.client.place === 'browser' ? words.body : words.bodyKept}</p>
      {desk.text === '' ? (
        <Button size="small" onClick={tryIt} aria-label={`${words.sample}: ${label}`}>
          {words.sample}
        </Button>
      ) : desk.text === sample ? (
        <p className="cite-sample-note">{words.sampleNote}</p>
      ) : null}
    </div>
  )
}
