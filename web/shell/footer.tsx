import type { PageKey } from '#locales/messages.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { LanguageButtonFace, LanguageMenu } from './language-menu.tsx'
import { useSite } from './site.ts'
import { socialName } from './social-name.ts'
import { useTools } from './tools.ts'
import { Wordmark } from './wordmark.tsx'

/** The foot of a page: only columns that have something in them, only links that lead somewhere. */
export function Footer() {
  const { site, footer, nav, tools: toolWords, language } = useMessages().shell
  const { ready, settings } = useSite()
  const locale = useLocale()
  const tools = useTools().map(({ key }) => ({ page: key, name: toolWords[key].name }))
  const company = pagesOf(ready, [
    { page: 'premium', name: nav.premium },
    { page: 'blog', name: nav.blog },
  ])
  const legal = pagesOf(ready, [
    { page: 'terms', name: footer.terms },
    { page: 'privacy', name: footer.privacy },
  ])
  return (
    <footer className="footer">
      <div className="page footer-columns">
        <div className="footer-about">
          <Wordmark />
          <p className="mt-3.5 mb-4 max-w-[22ch] text-ink-soft">{site.tagline}</p>
          <LanguageMenu
            trigger={(props) => (
              <button type="button" {...props} className={buttonClass({ size: 'small' })}>
                <LanguageButtonFace>{language.button(locale.name)}</LanguageButtonFace>
              </button>
            )}
          />
        </div>
        <LinkColumn title={footer.tools} links={tools} />
        <LinkColumn
          title={footer.company}
          links={company}
          contact={settings.supportEmail ? { address: settings.supportEmail, name: footer.contact } : null}
        />
        <LinkColumn title={footer.legal} links={legal} />
        <SocialColumn title={footer.social} links={settings.socialLinks} />
      </div>
    </footer>
  )
}

type FooterLink = { readonly page: PageKey; readonly name: string }

const pagesOf = (ready: readonly PageKey[], links: readonly FooterLink[]) => links.filter(({ page }) => ready.includes(page))

type LinkColumnProps = {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly contact?: { readonly address: string; readonly name: string } | null
}

function LinkColumn({ title, links, contact = null }: LinkColumnProps) {
  if (links.length === 0 && !contact) return null
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ page, name }) => (
          <li key={page}>
            <PageLink page={page} className="footer-link">
              {name}
            </PageLink>
          </li>
        ))}
        {contact ? (
          <li>
            <a className="footer-link" href={`mailto:${contact.address}`}>
              {contact.name}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

function SocialColumn({ title, links }: { readonly title: string; readonly links: readonly string[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a className="footer-link" href={link} rel="me noopener">
              {socialName(link)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
