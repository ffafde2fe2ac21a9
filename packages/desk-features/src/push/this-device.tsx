import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { useBusy } from '../kernel/index.ts'
import { DeviceFacts, type PushDevice } from './device-facts.tsx'
import * as css from './push.css.ts'
import type { ThisBrowser } from './use-this-browser.ts'

interface ThisDeviceProps {
  browser: ThisBrowser
  /** Null if this browser is not notified. */
  device: PushDevice | null
}

function IsOn({ browser, device }: { browser: ThisBrowser; device: PushDevice }) {
  const t = useT()
  const testing = useBusy('test')
  const removing = useBusy('remove')
  return (
    <>
      <p>{t('push.on')}</p>
      <DeviceFacts device={device} />
      <FormActions>
        <Form method="post">
          <input type="hidden" name="act" value="test" />
          <input type="hidden" name="id" value={device.id} />
          <Button loading={testing}>{t('push.send-test')}</Button>
        </Form>
        <Button type="button" variant="secondary" loading={removing} onClick={browser.turnOff}>
          {t('push.turn-off')}
        </Button>
      </FormActions>
    </>
  )
}

function IsOff({ browser }: { browser: ThisBrowser }) {
  const t = useT()
  const adding = useBusy('add')
  return (
    <>
      {browser.state === 'failed' ? (
        <Notice tone="danger" role="alert">
          {t('push.failed')}
        </Notice>
      ) : (
        <p>{t('push.off')}</p>
      )}
      <FormActions>
        <Button type="button" loading={adding || browser.state === 'asked'} onClick={browser.turnOn}>
          {t('push.turn-on')}
        </Button>
      </FormActions>
    </>
  )
}

/** Turns the notifications of this browser on and off, or says what stands in the way. */
export function ThisDevice({ browser, device }: ThisDeviceProps) {
  const t = useT()
  const { state } = browser
  return (
    <div className={css.part}>
      <h2 id="this-device">{t('push.this-device')}</h2>
      {state === 'checking' ? (
        <p className={css.muted}>{t('push.checking')}</p>
      ) : state === 'unsupported' ? (
        <p>{t('push.unsupported')}</p>
      ) : state === 'not-installed' ? (
        <Notice tone="info" role="status">
          {t('push.not-installed')}
        </Notice>
      ) : state === 'denied' ? (
        <Notice tone="warning" role="status">
          {t('push.denied')}
        </Notice>
      ) : device ? (
        <IsOn browser={browser} device={device} />
      ) : (
        <IsOff browser={browser} />
      )}
    </div>
  )
}
