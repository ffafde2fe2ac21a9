import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { seedUuid } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const monthHours = 30 * 24
const yearMs = 365 * dayMs

const names: Record<string, { welcome: string; bigger: string }> = {
  en: { welcome: 'Welcome', bigger: 'Bigger basket' },
  ar: { welcome: 'أهلًا بك', bigger: 'سلة أكبر' },
  de: { welcome: 'Willkommen', bigger: 'Großer Warenkorb' },
  ja: { welcome: 'ようこそ', bigger: 'まとめ買い' },
  fr: { welcome: 'Bienvenue', bigger: 'Panier plus grand' },
  es: { welcome: 'Bienvenida', bigger: 'Carrito más grande' },
  kr: { welcome: '환영해요', bigger: '많이 담으면 할인' },
  zh: { welcome: '欢迎', bigger: '满额立减' },
}

/** Coupons that anyone may claim: a percentage of every order, and an amount off larger orders. */
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
  const none = { percent_off: null, amount_off_minor: null, currency: null, min_total_minor: 0 }
  return [
    { ...common, ...none, id: id('WELCOME10'), code: 'WELCOME10', name: words?.welcome, percent_off: 10 },
    {
      ...common,
      ...none,
      ...{ id: id('BASKET5'), code: 'BASKET5', name: words?.bigger },
      ...{ amount_off_minor: 500, currency: 'USD', min_total_minor: 5000 },
    },
  ]
}
