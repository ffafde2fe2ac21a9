import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Fault } from './recorder.ts'
import { stack, type Visitor } from './shop.ts'

/** A new device id, for plain requests or a browser. */
export const newDevice = (): string => `e2e-${randomUUID()}`

/** Gives a visitor a device id before the first page, so that faults can affect that page too. */
export async function assignDeviceId({ context, origin }: Visitor): Promise<string> {
  const device = newDevice()
  await context.addCookies([{ name: 'device', value: device, url: origin }])
  return device
}

/** Answers the next calls of a device to a path with `answer` instead of the gateway's answer. */
export async function injectFault(deviceId: string, path: string, answer: Partial<Fault> & { json?: unknown } = {}) {
  const { json, ...rest } = answer
  const fault: Fault = {
    deviceId,
    path,
    times: 1000,
    status: 503,
    body: JSON.stringify(json ?? { code: 'unavailable', msg: 'unavailable' }),
    ...rest,
  }
  await fetch(`${stack().recorderUrl}/__fault`, { method: 'POST', body: JSON.stringify(fault) })
}

/** Answers calls to a path, and to paths below it, with `data`. */
export const fakeAnswer = (deviceId: string, path: string, data: unknown) =>
  injectFault(deviceId, path, { status: 200, json: { code: '0000', msg: 'ok', data } })

/** Answers calls to exactly this path with `data`. */
export const fakeExactAnswer = (deviceId: string, path: string, data: unknown) =>
  injectFault(deviceId, path, { status: 200, exact: true, json: { code: '0000', msg: 'ok', data } })

/** Delays the gateway's answers to a path. The default is long enough to see the page wait, within its time limit. */
export const delayAnswers = (deviceId: string, path: string, holdMs = 1500) =>
  injectFault(deviceId, path, { passes: true, holdMs })

/** Sends forms at once but delays their answers; the returned function counts the answers so far. */
export async function delayFormAnswers(page: Page, path: string, ms = 250): Promise<() => number> {
  let answered = 0
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.fulfill({ response })
    answered++
  })
  return () => answered
}

export const clearFaults = (deviceId: string) =>
  fetch(`${stack().recorderUrl}/__heal?device=${deviceId}`, { method: 'POST' })

/** Polls until `check` returns something. */
export async function eventually<T>(check: () => Promise<T | undefined | false>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() > end) throw new Error('the expected condition was not met in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
