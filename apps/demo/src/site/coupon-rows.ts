import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { seedUuid } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const monthHours = 30 * 24
const yearMs = 365 * dayMs

const names: Record<string, { welcome: string; bigger: string; thanks: string }> = {
  en: { welcome: 'Welcome', bigger: 'Bigger basket', thanks: 'Thank you' },
  ar: { welcome: 'أهلًا بك', bigger: 'سلة أكبر', thanks: 'شكرًا لك' },
  de: { welcome: 'Willkommen', bigger: 'Großer Warenkorb', thanks: 'Danke' },
  ja: { welcome: 'ようこそ', bigger: 'まとめ買い', thanks: 'ありがとう' },
  fr: { welcome: 'Bienvenue', bigger: 'Panier plus grand', thanks: 'Merci' },
  es: { welcome: 'Bienvenida', bigger: 'Carrito más grande', thanks: 'Gracias' },
  kr: { welcome: '환영해요', bigger: '많이 담으면 할인', thanks: '고마워요' },
  zh: { welcome: '欢迎', bigger: '满额立减', thanks: '谢谢你' },
}

/** Coupons that anyone may claim: a percentage of every order, an amount off larger orders, and an amount for points. */
export function couponRows(tenant: SeedTenant, now: Date) {
  const words = names[tenant.languages[0] ?? 'en'] ?? names.en
  const id = (code: string) => seedUuid(tenant.id, createHash('sha256').update(`coupon ${code}`).digest())
  const common = {
    tenant_id: tenant.id,
    valid_hours: monthHours,
    claim_from: now,
    claim_until: new Date(now.getTime() + yearMs),
    claims_left: null,
  }
  const none = { percent_off: null, points: null, amount_off_minor: null, currency: null, min_total_minor: 0 }
  return [
    { ...common, ...none, id: id('WELCOME10'), code: 'WELCOME10', name: words?.welcome, percent_off: 10 },
    {
      ...common,
      ...none,
      ...{ id: id('BASKET5'), code: 'BASKET5', name: words?.bigger },
      ...{ amount_off_minor: 500, currency: 'USD', min_total_minor: 5000 },
    },
    {
      ...common,
      ...none,
      ...{
        id: id('POINTS5'),
        code: 'POINTS5',
        name: words?.thanks,
        points: 250,
        amount_off_minor: 500,
        currency: 'USD',
      },
    },
  ]
}
