import { expect, it } from 'vitest'
import { likelyZone } from './likely-zone.ts'

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'Europe/Berlin'],
  ['de-AT', 'Europe/Vienna'],
  ['ja', 'Asia/Tokyo'],
  ['ko-KR', 'Asia/Seoul'],
  ['ar-SA,ar;q=0.9', 'Asia/Riyadh'],
  ['zh-Hans-CN', 'Asia/Shanghai'],
  ['pt-BR', 'America/Sao_Paulo'],
  ['es', 'Europe/Madrid'],
  ['th;q=0.5', 'Asia/Bangkok'],
])('guesses from Accept-Language %s the zone %s', (header, zone) => {
  expect(likelyZone(header)).toBe(zone)
})

it.each(['', '*', 'en', 'en-US,en;q=0.9', 'xx-YY', '../../etc', 'a'.repeat(5000), 'de-u-tz-'])(
  'falls back to UTC for %j',
  (header) => {
    expect(likelyZone(header)).toBe('UTC')
  },
)
