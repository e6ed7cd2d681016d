import { ChevronDown, Copy, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { SearchList } from '../../ui/search-list.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Shelf } from './shelf.tsx'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hu', label: 'Magyar', also: 'Hungarian' },
  { value: 'tr', label: 'Türkçe', also: 'Turkish' },
] as const

export function KitOverlays() {
  const [isOpen, setIsOpen] = useState(false)
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en')
  return (
    <Shelf name="What floats">
      <Popover
        label="Language"
        isSheetOnPhone
        trigger={(props) => (
          <button type="button" {...props} className="select-button">
            {languages.find(({ value }) => value === language)?.label}
            <Icon of={ChevronDown} />
          </button>
        )}
      >
        {(close) => (
          <SearchList
            label="Language"
            placeholder="Find a language"
            emptyText="None"
            options={languages}
            value={language}
            onChoose={(value) => {
              setLanguage(value)
              close()
            }}
          />
        )}
      </Popover>
      <Menu
        label="Send to"
        trigger={(props) => (
          <Button {...props} size="small" variant="quiet">
            Send to
            <Icon of={ChevronDown} />
          </Button>
        )}
        items={[
          {
            key: 'copy',
            label: 'Copy',
            icon: Copy,
            run: () => showToast({ text: 'Copied, with formatting', action: { label: 'Undo', run: () => announce('Undone') } }),
          },
          { key: 'send', label: 'Send', icon: Send, run: () => announce('Sent') },
          { key: 'off', label: 'Not now', isDisabled: true, run: () => undefined },
        ]}
      />
      <Tooltip<HTMLButtonElement> text="A few words about it">
        {(target) => (
          <button type="button" {...target} className="button button-small">
            Hover me
          </button>
        )}
      </Tooltip>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      <Button size="small" onClick={() => showToast({ text: 'Saved' })}>
        Show a toast
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Oh, you don’t have premium" closeLabel="Close">
        <p className="mt-3 text-ink-soft">Aggressive rewriting is part of Premium. Mild works now.</p>
        <div className="mt-6 grid grid-cols-2 gap-2">
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Go to Premium
          </Button>
          <Button onClick={() => setIsOpen(false)}>Later</Button>
        </div>
      </Dialog>
    </Shelf>
  )
}
