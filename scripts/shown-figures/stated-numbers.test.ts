import { attributionSeconds, cookie360HoursSeconds } from '@tradepost/contract/constants'
import { passwordLength } from '@tradepost/domain/account/password-rule'
import { mostSellerCoupons } from '@tradepost/domain/limits/seller-coupons'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { freshDays, promiseDays, rankFactors, salesDays, startDays } from '@tradepost/domain/ranking/offer-rank'
import { leastSold, leastSoldInWeek, soldDays } from '@tradepost/domain/ranking/sold-prices'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import {
  afterSalesHours,
  complaintWindowMinutes,
  disputeHours,
  insuranceDays,
  passDays,
} from '@tradepost/domain/time/windows'
import { packFor } from '@tradepost/i18n/server'
import { describe, expect, it } from 'vitest'
import { numberOf, numbersIn, shopMessages } from './stated-numbers.ts'

const modules = 'apps/gateway/src/modules'
const refund = numberOf(`${modules}/offer/standard-detail.ts`, 'refundPercent')
const megabytes = uploadLimits.maxBytes / 1024 / 1024
const allPoints = Object.values(rankFactors).reduce((sum, points) => sum + points, 0)
const startPoints = 0.4 * rankFactors.sales

/** Numbers in messages that are rules, each beside the rule that it must equal. */
const rules: Readonly<Record<string, number[]>> = {
  'account.resendLater': [numberOf(`${modules}/account/guard/send-limits.ts`, 'gapSeconds')],
  'catalog.trustInsuredText': [refund],
  'catalog.rentalNote': [complaintWindowMinutes],
  'checkout.insured': [insuranceDays, refund],
  'consent.cookiesMoreText': [(attributionSeconds * 1000) / dayMs, (cookie360HoursSeconds * 1000) / hourMs],
  'errors.password_length': [passwordLength.min, passwordLength.max],
  'errors.complaint_window_closed': [complaintWindowMinutes],
  'errors.rate_far': [numberOf(`${modules}/rates/rate-rules.ts`, 'mostJumpPercent')],
  'errors.upload_limit': [megabytes],
  'errors.coupons_full': [mostSellerCoupons],
  'mail.refundAutomaticBody': [afterSalesHours],
  'mail.refundMissedBody': [afterSalesHours],
  'mail.refundAskedBody': [afterSalesHours],
  'mail.refundRefusedBody': [disputeHours],
  'messages.upload-limit-2MB': [megabytes],
  'messages.upload-hint': [megabytes],
  'messages.upload-hint-images': [megabytes],
  'offer.insured': [insuranceDays],
  'offer.faqLateText': [afterSalesHours],
  'offer.faqRefundText': [insuranceDays, refund],
  'offer.courseLead': [leastSoldInWeek],
  'offer.soldRange': [soldDays],
  'pass.extend': [passDays],
  'pass.inviteRuleLimit': [numberOf(`${modules}/invitation/invite-store.ts`, 'perInviterMs')],
  'ranking.lead': [allPoints],
  'ranking.salesRule': [salesDays, startDays, startPoints],
  'ranking.salesFact': [salesDays],
  'ranking.promiseRule': [promiseDays],
  'ranking.promiseNone': [promiseDays],
  'ranking.freshnessRule': [freshDays],
  'shell.footerInsured': [insuranceDays],
  'value.tooFewText': [leastSold],
}

/** Numbers in messages that no source states in this form, each with the reason why it may stand there. */
const reasons: Readonly<Record<string, string>> = {
  'account.pointsFirst': 'the specification: within a day of registering; settlement.ts compares with dayMs',
  'catalog.commentScore': 'a scale',
  'catalog.rentalFrom': 'the specification: a claim, see docs/shown-figures.md',
  'catalog.sharingInstallText': 'kinds of Windows',
  'errors.WEBSITE0100': 'a status of HTTP',
  'errors.WEBSITE0101': 'a status of HTTP',
  'errors.WEBSITE0102': 'a status of HTTP',
  'errors.too_many_events': 'shown to staff: how many events of a webhook one call sends again',
  'mail.rentalEndingSubject': 'a day before the end: warningMs of rental-store.ts',
  'mail.rentalEndingBody': 'a day before the end: warningMs of rental-store.ts',
  'offer.paidWithGCoin': 'the definition of a G Coin',
  'offer.performance': 'a scale',
  'offer.ratingLabel': 'a scale',
  'offer.scoreLabel': 'a scale',
  'offer.scoreOfFive': 'a scale',
  'pass.downloadText': 'kinds of Windows',
  'pass.needsWindows': 'kinds of Windows',
  'pass.onMacText': 'kinds of Windows',
  'pass.only32': 'kinds of Windows',
  'pass.only64': 'kinds of Windows',
  'pass.stepDownloadText': 'kinds of Windows',
  'pass.windowsOnly': 'kinds of Windows',
  'ranking.ratingFact': 'a scale',
  'rental.factRate': 'the definition of a G Coin',
  'rental.howTopUpText': 'the definition of a G Coin',
  'saved.priceWrong': 'an example of what can be typed',
  'shell.pageMissing': 'a status of HTTP',
  'siteReviews.average': 'a scale',
}

const stated = shopMessages(packFor('en')).flatMap(([id, text]) => {
  const numbers = numbersIn(text)
  return numbers.length > 0 ? [[id, numbers] as const] : []
})

describe('a number in a message to shoppers', () => {
  it('is a rule, or stands there for a reason: nothing that is counted is written into words', () => {
    expect(stated.map(([id]) => id).filter((id) => !(id in rules) && !(id in reasons))).toEqual([])
  })

  it('equals the rule', () => {
    expect(Object.fromEntries(stated.filter(([id]) => id in rules))).toEqual(rules)
  })

  it('has a reason for as long as it stands there', () => {
    const ids = new Set(stated.map(([id]) => id))
    expect(Object.keys(reasons).filter((id) => !ids.has(id) || id in rules)).toEqual([])
  })

  it('is found however it is written, and arguments are not numbers', () => {
    expect(numbersIn('100,000+ gamers rate us 4.7, with 225 games')).toEqual([100_000, 4.7, 225])
    expect(numbersIn('{count, plural, =0 {No offers} one {{n} offer} other {{n} of 12}}')).toEqual([12])
    expect(numbersIn('MP4 of {max} at most')).toEqual([])
    expect(() => numberOf(`${modules}/account/guard/send-limits.ts`, 'nothing')).toThrow('gives no number to nothing')
  })
})
