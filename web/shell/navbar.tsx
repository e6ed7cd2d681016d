import { ChevronDown, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Popover } from '../ui/popover.tsx'
import { openCommand } from '../workbench/command-request.ts'
import { AccountEnd } from './account-end.tsx'
import { LanguageButtonFace, LanguageMenu } from './language-menu.tsx'
import { hintCommand } from './late-command.tsx'
import { ModeMenu } from './mode-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useTools } from './tools.ts'
import { Wordmark } from './wordmark.tsx'

/** Along the top of every page. Shows only what works; under 960 px all but the colours and the way in folds into a menu. */
export function Navbar() {
  const { site, nav } = useMessages().shell
  const locale = useLocale()
  const { key } = useLocation()
  return (
    <header className="navbar">
      <div className="page navbar-row">
        <PageLink page="home" aria-label={site.home} className="rounded-control">
          <Wordmark />
        </PageLink>
        <nav aria-label={nav.label} className="navbar-links from-md">
          <FunctionsMenu />
          <NavLinks className="navbar-item" />
        </nav>
        <div className="navbar-end">
          <SearchButton />
          <div className="from-md">
            <LanguageMenu
              align="end"
              trigger={(props) => (
                <button type="button" {...props} className="navbar-item">
                  <LanguageButtonFace>{locale.name}</LanguageButtonFace>
                </button>
              )}
            />
          </div>
          <ModeMenu />
          <AccountEnd />
          <PhoneMenu key={key} />
        </div>
      </div>
    </header>
  )
}

/** Opens the command menu, which the key beside its name does as well. */
function SearchButton() {
  const { nav } = useMessages().shell
  const { controlKey } = useMessages().rephrase.run
  return (
    <button
      type="button"
      className="navbar-item navbar-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onPointerEnter={hintCommand}
      onFocus={hintCommand}
      onClick={() => openCommand('menu')}
    >
      <Icon of={Search} />
      {nav.search} <Kbd keys={['mod', 'K']} control={controlKey} />
    </button>
  )
}

/** All tools that work, one line each, in two columns. */
function FunctionsMenu() {
  const { nav, tools: words } = useMessages().shell
  const tools = useTools()
  return (
    <Popover
      label={nav.functions}
      className={tools.length > 1 ? 'functions functions-wide' : 'functions'}
      trigger={(props) => (
        <button type="button" {...props} className="navbar-item">
          {nav.functions}
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      {(close) =>
        tools.map(({ key, icon }) => (
          <PageLink key={key} page={key} className="option functions-row" onClick={close}>
            <Icon of={icon} />
            <span>
              <span className="block font-semibold text-ink">{words[key].name}</span>
              <span className="block text-ink-soft">{words[key].line}</span>
            </span>
          </PageLink>
        ))
      }
    </Popover>
  )
}
