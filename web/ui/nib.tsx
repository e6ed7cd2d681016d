import { classNames } from './class-names.ts'

const widths = { fine: 1.6, medium: 3.2, broad: 5.4 } as const

/** One stroke of a pen: fine, medium or broad. */
export const Nib = ({ width, isOn = false }: { readonly width: keyof typeof widths; readonly isOn?: boolean }) => (
  <svg
    className={classNames('nib', isOn && 'nib-on')}
    viewBox="0 0 24 18"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeWidth={widths[width]}
    aria-hidden="true"
  >
    <path d="M4 12.5C8 3.5 10.5 5 11.5 9s3.5 6 8.5-3.5" />
  </svg>
)
