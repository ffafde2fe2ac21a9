import { describe, expect, it } from 'vitest'
import { deviceOf, placeOf } from './device-share.ts'

describe('the share of a canary', () => {
  it('contains the requested percentage of devices, and always the same ones', () => {
    const places = Array.from({ length: 20_000 }, (_, n) => placeOf(`device-${n}`, 'lumen 1.2.3'))
    expect(places.filter((place) => place < 10).length / 200).toBeCloseTo(10, 0)
    expect(placeOf('device-7', 'lumen 1.2.3')).toBe(places[7])
  })
  it('contains other devices for the next version, so that nobody gets every canary', () => {
    const inBoth = Array.from({ length: 20_000 }, (_, n) => `device-${n}`).filter(
      (device) => placeOf(device, 'lumen 1.2.3') < 10 && placeOf(device, 'lumen 1.2.4') < 10,
    )
    expect(inBoth.length / 200).toBeCloseTo(1, 0)
  })
  it('reads the device id from its own cookie alone', () => {
    expect(deviceOf('lang=de; device=0b6b1f6e-1111; ab=1')).toBe('0b6b1f6e-1111')
    for (const header of [undefined, '', 'mydevice=12345678', 'device=short', 'device=<script>alert(1)</script>'])
      expect(deviceOf(header)).toBeNull()
  })
})
