import { describe, expect, it } from 'vitest'
import { readCouponCode } from './coupon-code.ts'

describe('readCouponCode', () => {
  it.each([
    ['welcome10', 'WELCOME10'],
    [' WEL\u200bCOME10\u2060 ', 'WELCOME10'],
    ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    ['WELCOME١٠', 'WELCOME10'],
    ['E2E–100', 'E2E-100'],
    ['E2E\u2011100', 'E2E-100'],
    ['NO CODE', null],
    ['AB', null],
    ['\u200b', null],
    ['A'.repeat(41), null],
  ])('X11 reads %j', (typed, code) => {
    expect(readCouponCode(typed)).toBe(code)
  })
})
