/** A drop of ink: the pointer on a ruler, the step that goes on now. */
export const Drop = ({ className }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 12 15" aria-hidden="true">
    <path d="M6 0C7 3 11.5 6 11.5 9.6a5.5 5.4 0 0 1-11 0C.5 6 5 3 6 0Z" fill="currentColor" />
  </svg>
)
