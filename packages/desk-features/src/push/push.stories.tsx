import type { Meta } from '@storybook/react-vite'
import { pushTopics } from '@tradepost/domain/push/push-topics'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import type { PushDevice } from './device-facts.tsx'
import { PushView } from './push-view.tsx'
import type { BrowserState, ThisBrowser } from './use-this-browser.ts'

const meta: Meta = { title: 'Desk/Push' }
export default meta

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const device = (n: number, more: Partial<PushDevice> = {}): PushDevice => ({
  ...{ id: idOf(n), userAgent: phone, createdAt: '2026-11-01T10:00:00.000Z' },
  ...{ deliveredAt: '2026-11-20T10:00:00.000Z', isFailing: false },
  ...more,
})
const settings = (devices: PushDevice[] = []) => ({
  serverKey: 'key',
  topics: pushTopics.map((topic) => ({ topic, isOn: topic !== 'money' })),
  devices,
})
const browser = (state: BrowserState, id: string | null = null): ThisBrowser => ({
  ...{ state, id },
  turnOn: () => {},
  turnOff: () => {},
})
const stateStory = (state: BrowserState) => deskStory(() => <PushView settings={settings()} browser={browser(state)} />)

export const Checking = stateStory('checking')
export const Unsupported = stateStory('unsupported')
export const NotInstalled = stateStory('not-installed')
export const Off = stateStory('off')
export const Asked = stateStory('asked')
export const Denied = stateStory('denied')
export const Failed = stateStory('failed')
export const On = deskStory(() => <PushView settings={settings([device(1)])} browser={browser('known', idOf(1))} />)
export const OtherDevices = deskStory(() => (
  <PushView
    settings={settings([
      device(1, { deliveredAt: null }),
      device(2, { isFailing: true }),
      device(3, { userAgent: null, deliveredAt: null }),
      device(4, { userAgent: longText }),
    ])}
    browser={browser('known', idOf(1))}
    result={{ ok: true, done: 'tested', id: null }}
  />
))
export const Full = deskStory(() => (
  <PushView
    settings={settings(Array.from({ length: 10 }, (_, n) => device(n + 1)))}
    browser={browser('off')}
    result={{
      ok: false,
      problems: [{ code: 'devices_full', message: 'You have as many devices as allowed. Remove one first.' }],
      values: {},
    }}
  />
))
export const Helper = deskStory(() => (
  <PushView
    settings={{ ...settings(), topics: [{ topic: 'orders', isOn: true }] }}
    browser={browser('off')}
    result={{ ok: true, done: 'saved', id: null }}
  />
))
export const NotHere = deskStory(() => (
  <PushView settings={{ ...settings(), serverKey: null }} browser={browser('checking')} />
))
export const Loading = loadingStory('/sell/notifications')
