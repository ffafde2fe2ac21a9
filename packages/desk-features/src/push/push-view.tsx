import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, Problems, readRefusal } from '../kernel/index.ts'
import type { PushDone } from './act-on-push.ts'
import { OtherDevices } from './other-devices.tsx'
import * as css from './push.css.ts'
import type { PushPageProps } from './push-page.tsx'
import { ThisDevice } from './this-device.tsx'
import { TopicChoices } from './topic-choices.tsx'
import type { ThisBrowser } from './use-this-browser.ts'

const words = { added: 'desk.saved', removed: 'push.removed', tested: 'push.tested', saved: 'push.saved' } as const

/** The page of the notifications, for a browser in any state. */
export function PushView({ settings, browser, result }: PushPageProps & { browser: ThisBrowser }) {
  const t = useT()
  const { serverKey, devices, topics } = settings
  const { done } = (result ?? {}) as { done?: PushDone }
  const others = devices.filter(({ id }) => id !== browser.id)
  return (
    <div className={css.page}>
      <PageHead title={t('push.title')} lead={t(serverKey ? 'push.lead' : 'push.not-here')} />
      <Problems refusal={readRefusal(result)} />
      {done ? (
        <Notice tone="success" role="status">
          {t(words[done])}
        </Notice>
      ) : null}
      {serverKey ? (
        <>
          <Card as="section" aria-labelledby="this-device">
            <ThisDevice browser={browser} device={devices.find(({ id }) => id === browser.id) ?? null} />
          </Card>
          {others.length > 0 && browser.state !== 'checking' ? (
            <Card as="section" aria-labelledby="other-devices">
              <OtherDevices devices={others} />
            </Card>
          ) : null}
          {topics.length > 0 ? (
            <Card as="section" aria-labelledby="topics">
              <TopicChoices topics={topics} />
            </Card>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
