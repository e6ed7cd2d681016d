import { useMessages } from '#web/i18n/messages.tsx'

const rowsOf: readonly (readonly [name: string, rows: readonly number[]])[] = [
  ['account', [7, 12, 10]],
  ['security', [9, 16, 13]],
  ['look', [6, 8, 15]],
  ['writing', [8, 10, 14]],
  ['data', [12, 18, 11]],
]

/** The sheet while the account is on its way: the same lines at the same places, and one sentence for who cannot see them. */
export function ProfileSkeleton() {
  const { profile } = useMessages()
  return (
    <div className="profile" aria-busy="true">
      <p className="sr-only" role="status">
        {profile.loading}
      </p>
      <div className="profile-section profile-plan" aria-hidden="true">
        <div className="profile-name">
          <Ghost rem={8} isTall />
        </div>
        <div className="profile-rows">
          <div className="profile-usage">
            <GhostUsage />
            <GhostUsage />
          </div>
          <div className="profile-plan-buttons">
            <span className="profile-ghost-button" />
            <span className="profile-ghost-button" />
          </div>
          <Ghost rem={28} />
        </div>
      </div>
      <div className="profile-rest" aria-hidden="true">
        {rowsOf.map(([name, rows]) => (
          <div key={name} className="profile-section">
            <div className="profile-name">
              <Ghost rem={7} isTall />
            </div>
            <div className="profile-rows">
              {rows.map((rem) => (
                <div key={rem} className="profile-row">
                  <Ghost rem={5} />
                  <Ghost rem={rem} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const Ghost = ({ rem, isTall = false }: { readonly rem: number; readonly isTall?: boolean }) => (
  <span className="skeleton" style={{ inlineSize: `min(${rem}rem, 100%)`, ...(isTall ? { blockSize: '1.375rem' } : {}) }} />
)

const GhostUsage = () => (
  <div className="profile-ghost-usage">
    <Ghost rem={9} />
    <Ghost rem={40} />
    <Ghost rem={16} />
  </div>
)
