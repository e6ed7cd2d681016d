import { CircleAlert } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import type { Problem } from './api-client.ts'
import { useProblemWords } from './problem-notice.tsx'
import './ask-box.css'

/** What went wrong, in a line: where no single field is to blame. */
export const ProblemLine = ({ problem }: { readonly problem: Problem | null }) =>
  problem ? (
    <p role="alert" className="problem-line">
      <Icon of={CircleAlert} />
      <span>
        <ProblemText problem={problem} />
      </span>
    </p>
  ) : null

/** The words of a problem. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { title, detail } = useProblemWords(problem)
  return `${title} ${detail}`
}
