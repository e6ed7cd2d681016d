import type { PageKey } from '#locales/messages.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { PageLink, SiteLink } from '../i18n/page-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { openCommand } from '../workbench/command-request.ts'
import { LanguageButtonFace, LanguageMenu } from './language-menu.tsx'
import { useSite, type Site } from './site.ts'
import { socialName } from './social-name.ts'
import { useTools } from './tools.ts'
import { Wordmark } from './wordmark.tsx'

/** The foot of a page: only columns that have something in them, only links that lead somewhere. */
export function Footer() {
  const { shell, rephrase } = useMessages()
  const { site, footer, nav, tools: toolWords, language } = shell
  const { ready, settings, texts } = useSite()
  const locale = useLocale()
  const tools = useTools().map(({ key }) => ({ page: key, name: toolWords[key].name }))
  const company = pagesOf(ready, [
    { page: 'premium', name: nav.premium },
    { page: 'blog', name: nav.blog },
    { page: 'developers', name: footer.developers },
    { page: 'quality', name: footer.quality },
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
          <p className="mt-3">
            <button type="button" className="footer-link first-letter:uppercase" aria-haspopup="dialog" onClick={() => openCommand('keys')}>
              {rephrase.shortcuts.open}
            </button>
          </p>
        </div>
        <LinkColumn title={footer.tools} links={tools} />
        <LinkColumn title={footer.company} links={company} texts={named(texts, ['about', 'contact', 'self-hosting'])} />
        <LinkColumn title={footer.legal} links={legal} texts={named(texts, ['licences'])} />
        <SocialColumn title={footer.social} links={settings.socialLinks} />
      </div>
    </footer>
  )
}

type FooterLink = { readonly page: PageKey; readonly name: string }

const pagesOf = (ready: readonly PageKey[], links: readonly FooterLink[]) => links.filter(({ page }) => ready.includes(page))

type TextLink = Site['texts'][number]

/** Content pages in this order, those that are there. */
const named = (texts: readonly TextLink[], names: readonly string[]): readonly TextLink[] =>
  names.flatMap((name) => texts.find((text) => text.name === name) ?? [])

type LinkColumnProps = { readonly title: string; readonly links: readonly FooterLink[]; readonly texts?: readonly TextLink[] }

function LinkColumn({ title, links, texts = [] }: LinkColumnProps) {
  if (links.length + texts.length === 0) return null
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
        {texts.map((text) => (
          <li key={text.name}>
            <TextLink text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TextLink({ text: { title, path } }: { readonly text: TextLink }) {
  return (
    <SiteLink to={path} className="footer-link">
      {title}
    </SiteLink>
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
