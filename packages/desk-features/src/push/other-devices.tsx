import { deviceName } from '@tradepost/domain/account/device-name'
import { useT } from '@tradepost/i18n/react'
import { RemoveButton } from '../kernel/index.ts'
import { DeviceFacts, type PushDevice } from './device-facts.tsx'
import * as css from './push.css.ts'

/** The other browsers on which the person is notified. */
export function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useT()
  const nameOf = ({ userAgent }: PushDevice) => {
    const { browser, system } = deviceName(userAgent)
    return [browser, system].filter(Boolean).join(' · ') || t('push.unknown-device')
  }
  return (
    <div className={css.part}>
      <h2 id="other-devices">{t('push.other-devices')}</h2>
      <ul className={css.devices}>
        {devices.map((device) => (
          <li key={device.id} className={css.device}>
            <div className={css.facts}>
              <strong>
                <bdi>{nameOf(device)}</bdi>
              </strong>
              <DeviceFacts device={device} />
            </div>
            <RemoveButton
              label={t('push.remove')}
              title={t('push.remove-one', { name: nameOf(device) })}
              text={t('push.remove-text')}
              fields={{ id: device.id }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
