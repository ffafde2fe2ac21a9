import { userType } from '@tradepost/contract/constants'
import { dayMs } from '@tradepost/domain/time/durations'
import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant, WrittenLanguage } from '../tenant/tenants.ts'

/** A person who bought before the shop is looked at. Nobody can sign in as one. */
export interface PastBuyer {
  id: string
  email: string
  nickName: string
  language: WrittenLanguage
}

/** Ids of users that no other demo person has. */
const firstBuyer = 100

const names: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  en: [
    ...[
      'Marla',
      'KnightOwl',
      'lazyfox',
      'Sander',
      'amber77',
      'Tomo',
      'Naomi',
      'Yori',
      'raven_n',
      'OldDog',
      'juls',
      'Hamm',
    ],
    ...['felix.x', 'DewDrop', 'Ottilie', 'BrickByBrick', 'pale_moon', 'Casper', 'Winnie', 'quietstorm', 'Ludo', 'Ezra'],
  ],
  de: [
    'Jonte',
    'Mareike',
    'Flo_86',
    'Wanda',
    'Kilian',
    'Nordlicht',
    'Tilda',
    'Bene',
    'Svea',
    'Rune_K',
    'Hannes',
    'Lotte',
  ],
  ar: ['سلمان', 'ريم', 'أبو فهد', 'نورة', 'خالد', 'هدى', 'ماجد', 'لينا', 'زياد', 'سارة', 'وليد', 'جود'],
  ja: ['ゆうた', 'さくら', 'たける', 'みお', 'ハル', 'れん', 'あおい', 'そうた', 'ひなた', 'カイ', 'つむぎ', 'りく'],
}
/** Languages of the buyers, by a site's first language. All are equally likely. */
const spokenIn: Readonly<{ en: readonly WrittenLanguage[] } & Record<string, readonly WrittenLanguage[]>> = {
  en: ['en', 'de'],
  ar: ['ar', 'en'],
  de: ['de', 'en'],
  ja: ['ja', 'en'],
}

/** The buyers of a site: people who speak its first language, and some others. */
export function buyersOf(tenant: SeedTenant): PastBuyer[] {
  const languages = spokenIn[tenant.languages[0] ?? 'en'] ?? spokenIn.en
  return languages
    .flatMap((language, n) =>
      (n === 0 ? names[language] : names[language].slice(0, 6)).map((nickName) => ({ nickName, language })),
    )
    .map((one, n) => ({
      ...one,
      id: seedId(tenant.id, 'user', firstBuyer + n),
      email: `demo-customer-${n + 1}@tradepost.example`,
    }))
}

/** Adds the buyers. All joined before the first offer of the demo was listed. */
export const addBuyers = (client: pg.ClientBase, tenant: SeedTenant, now: Date) =>
  insertRows(
    client,
    'app_user',
    buyersOf(tenant).map(({ id, email, nickName }, n) => ({
      ...{ tenant_id: tenant.id, id, email, email_key: email, nick_name: nickName },
      ...{ user_type: userType.buyer, enabled: true, demo: true },
      created_at: new Date(now.getTime() - (160 + n * 13) * dayMs),
    })),
  )
