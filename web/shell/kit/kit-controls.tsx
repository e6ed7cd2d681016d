import { Copy, Lock, PenLine, X } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox, Switch } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Nib } from '../../ui/nib.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Shelf } from './shelf.tsx'

type Mode = 'shorten' | 'synonyms' | 'extend' | 'simplify' | 'academic'
const modes: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'shorten', label: 'Shorten' },
  { value: 'synonyms', label: 'Synonyms' },
  { value: 'extend', label: 'Extend' },
  { value: 'simplify', label: 'Simplify' },
  { value: 'academic', label: 'Academic' },
]

export function KitControls() {
  const [mode, setMode] = useState<Mode>('academic')
  const [strength, setStrength] = useState<'mild' | 'normal' | 'aggressive'>('mild')
  const [isOn, setIsOn] = useState(true)
  const [text, setText] = useState('lucia@uni.example')
  return (
    <>
      <Shelf name="Button">
        <Button variant="primary">
          Rephrase <Kbd keys={['mod', 'enter']} />
        </Button>
        <Button>
          <Icon of={Copy} />
          Outline
        </Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="ink">Ink</Button>
        <Button size="small">Small</Button>
        <Button variant="primary" isBusy>
          Busy
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="quiet" isIcon aria-label="Close">
          <Icon of={X} />
        </Button>
        <a href="#main" className={buttonClass({ size: 'small' })}>
          A link
        </a>
      </Shelf>
      <Shelf name="Segmented control">
        <SegmentedControl label="Mode" segments={modes} value={mode} onChange={setMode} />
        <SegmentedControl
          label="Strength"
          value={strength}
          onChange={setStrength}
          onLocked={() => showToast({ text: 'Locked' })}
          segments={[
            { value: 'mild', label: 'Mild', drawing: <Nib width="fine" /> },
            { value: 'normal', label: 'Normal', drawing: <Nib width="medium" /> },
            {
              value: 'aggressive',
              label: 'Aggressive',
              drawing: <Nib width="broad" />,
              after: <Icon of={Lock} className="text-ink-pencil" />,
              isLocked: true,
              hint: 'Locked',
            },
          ]}
        />
      </Shelf>
      <Shelf name="Tick and switch">
        <Checkbox label="Show changes" isOn={isOn} onChange={setIsOn} />
        <Checkbox label="Disabled" isOn={false} isDisabled onChange={setIsOn} />
        <Switch label="Show changes" isOn={isOn} onChange={setIsOn} />
        <Switch label="Disabled" isOn={false} isDisabled onChange={setIsOn} />
      </Shelf>
      <Shelf name="Fields">
        <TextField label="Email" value={text} onChange={setText} dir="ltr" aside={<span className="text-ink-soft">aside</span>} />
        <TextField label="Email" value={text} onChange={setText} dir="ltr" error="That does not look like an email address." />
        <PasswordField
          label="Password"
          value={text}
          onChange={setText}
          autoComplete="new-password"
          showLabel="Show the password"
          hideLabel="Hide the password"
          hint="at least 6 characters"
        />
      </Shelf>
      <Shelf name="Tag, key, icon, link">
        <Tag>original</Tag>
        <Tag tone="blue">blue</Tag>
        <Tag tone="ochre">stronger claim</Tag>
        <Tag tone="green">right</Tag>
        <Tag tone="red">Spelling</Tag>
        <Kbd keys={['?']} />
        <Kbd keys={['Ctrl', 'K']} />
        <Icon of={PenLine} className="text-blue" />
        <a className="link" href="#main">
          A link in text
        </a>
      </Shelf>
    </>
  )
}
