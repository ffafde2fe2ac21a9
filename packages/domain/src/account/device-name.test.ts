import { deviceName } from '@tradepost/domain/account/device-name'
import { expect, it } from 'vitest'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130 Mobile Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18.0 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8', null, null],
  [null, null, null],
])('reads %s', (agent, browser, system) => {
  expect(deviceName(agent)).toEqual({ browser, system })
})
