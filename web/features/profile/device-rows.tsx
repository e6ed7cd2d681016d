import { Monitor, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Device } from '#tools/account/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { Row } from './row.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

const icons: Readonly<Record<Device['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: MonitorSmartphone,
}

/** More than these are told when asked for. */
const shownAtFirst = 5

/** Every signed-in device, this one first, each with a way to end it. */
export function DeviceRows({ desk }: { readonly desk: AccountDesk }) {
  const { device: words } = useMessages().profile.security
  const { list } = useMessages().outcome
  const { devices } = desk.account
  const sending = useSending()
  const ordered = devices.toSorted(
    (one, other) => Number(other.isThisOne) - Number(one.isThisOne) || other.lastUsed.localeCompare(one.lastUsed),
  )
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst)
  const others = devices.filter(({ isThisOne }) => !isThisOne)
  const endOthers = () =>
    sending.send(desk.api.endOtherDevices, ({ deleted }) => {
      desk.put((account) => ({ devices: account.devices.filter(({ isThisOne }) => isThisOne) }))
      showToast({ text: words.loggedOutMany(deleted) })
    })
  return (
    <>
      {shown.map((device, at) => (
        <DeviceRow key={device.id} desk={desk} device={device} label={at === 0 ? words.label : ''} />
      ))}
      {others.length > 0 ? (
        <Row>
          <div className="profile-buttons">
            <Button size="small" isBusy={sending.isBusy} onClick={endOthers}>
              {words.everywhere}
            </Button>
            {shown.length < ordered.length ? (
              <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
                {list.all(ordered.length)}
              </Button>
            ) : null}
          </div>
          <ProblemLine problem={sending.problem} />
        </Row>
      ) : null}
    </>
  )
}

function DeviceRow({ desk, device, label }: { readonly desk: AccountDesk; readonly device: Device; readonly label: string }) {
  const { device: words } = useMessages().profile.security
  const { moment } = useWords()
  const { id, isThisOne, browser, system, kind, lastUsed } = device
  const sending = useSending()
  const name = browser && system ? words.on(browser, system) : (browser ?? system ?? words.unknown)
  const end = () =>
    sending.send(
      () => desk.api.endDevice(id),
      () => {
        desk.put((account) => ({ devices: account.devices.filter((other) => other.id !== id) }))
        showToast({ text: words.loggedOut })
      },
    )
  return (
    <Row
      label={label}
      action={
        isThisOne ? (
          <Tag tone="green">{words.thisOne}</Tag>
        ) : (
          <Button variant="quiet" size="small" isBusy={sending.isBusy} onClick={end}>
            {words.logOut} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )
      }
    >
      <span className="profile-device">
        <Icon of={icons[kind]} className="text-ink-pencil" />
        <span>
          {name} <span className="text-sm text-ink-soft">{isThisOne ? words.now : words.last(moment(lastUsed))}</span>
        </span>
      </span>
      <ProblemLine problem={sending.problem} />
    </Row>
  )
}
