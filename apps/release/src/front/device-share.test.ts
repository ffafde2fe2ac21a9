import { describe, expect, it } from 'vitest'
import { deviceOf, placeOf } from './device-share.ts'

describe('a canary’s share', () => {
  it('is of devices, in the proportion asked for, the same device always on the same side', () => {
    const places = Array.from({ length: 20_000 }, (_, n) => placeOf(`device-${n}`, 'lumen 1.2.3'))
    expect(places.filter((place) => place < 10).length / 200).toBeCloseTo(10, 0)
    expect(placeOf('device-7', 'lumen 1.2.3')).toBe(places[7])
  })
  it('is another one for the next version, so that nobody is the first every time', () => {
    const both = Array.from({ length: 20_000 }, (_, n) => `device-${n}`).filter(
      (device) => placeOf(device, 'lumen 1.2.3') < 10 && placeOf(device, 'lumen 1.2.4') < 10,
    )
    expect(both.length / 200).toBeCloseTo(1, 0)
  })
  it('reads the device from its cookie and nothing else', () => {
    expect(deviceOf('lang=de; device=0b6b1f6e-1111; ab=1')).toBe('0b6b1f6e-1111')
    for (const none of [undefined, '', 'mydevice=12345678', 'device=short', 'device=<script>alert(1)</script>'])
      expect(deviceOf(none)).toBeNull()
  })
})
