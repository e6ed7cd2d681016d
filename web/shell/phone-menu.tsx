import { Menu as MenuSign, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { openCommand } from '../workbench/command-request.ts'
import { AccountRows } from './account-end.tsx'
import { LanguageLinks } from './language-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { useTools } from './tools.ts'
import { Wordmark } from './wordmark.tsx'

/** The navigation under 960 px: the whole height of the window, over the page. Following a link closes it; so does going back, as the navigation bar makes it anew for every page. */
export function PhoneMenu() {
  const { nav, tools: toolWords, language } = useMessages().shell
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const tools = useTools()

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  const close = () => setIsOpen(false)
  const search = () => {
    // At once: two dialogs must not be open together.
    dialog.current?.close()
    close()
    openCommand('menu')
  }
  return (
    <div className="until-md">
      <Button variant="quiet" isIcon aria-label={nav.menu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon of={MenuSign} />
      </Button>
      <dialog ref={dialog} aria-label={nav.menu} className="phone-menu" onClose={() => !dialog.current?.open && close()}>
        {isOpen ? (
          <>
            <div className="page navbar-row">
              <Wordmark />
              <div className="navbar-end">
                <Button variant="quiet" isIcon aria-label={nav.closeMenu} onClick={close}>
                  <Icon of={X} />
                </Button>
              </div>
            </div>
            <nav aria-label={nav.label} className="page grid gap-8 pt-4 pb-12">
              <button type="button" className="phone-menu-row" aria-haspopup="dialog" onClick={search}>
                <Icon of={Search} className="text-ink-soft" />
                {nav.search}
              </button>
              <div>
                <h2 className="label mb-1">{nav.functions}</h2>
                {tools.map(({ key: tool, icon }) => (
                  <PageLink key={tool} page={tool} className="phone-menu-row" onClick={close}>
                    <Icon of={icon} className="text-ink-soft" />
                    {toolWords[tool].name}
                  </PageLink>
                ))}
              </div>
              <div>
                <NavLinks className="phone-menu-row" onFollow={close} />
                <AccountRows onFollow={close} />
              </div>
              <div>
                <h2 className="label mb-1">{language.label}</h2>
                <div className="phone-menu-languages">
                  <LanguageLinks />
                </div>
              </div>
            </nav>
          </>
        ) : null}
      </dialog>
    </div>
  )
}
