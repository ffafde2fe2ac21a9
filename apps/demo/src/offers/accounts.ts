import { verificationChecks } from '@tradepost/domain/offer/verification'
import type { Game } from '../games/game.ts'
import type { Random } from '../rows/random.ts'
import { accountFaq, accountWords } from './account-words.ts'
import { assetWords } from './asset-words.ts'
import { base, type Draft, delivery, natural, type TextLanguage, type Writer } from './draft.ts'

export interface AccountFacts {
  rank: string
  server: string
  platform: string
  prized: string[]
  count: number
  email: string
}

function facts(game: Game, random: Random): AccountFacts & { tier: number } {
  const tier = Math.floor(random.next() ** 1.4 * game.ranks.length)
  return {
    tier: game.ranks.length > 1 ? tier / (game.ranks.length - 1) : 0.5,
    rank: game.ranks[tier] ?? 'Standard',
    server: random.pick(game.servers),
    platform: random.pick(game.platforms),
    prized: random.some(game.prized, random.int(1, Math.min(3, game.prized.length))),
    count: random.int(6, 40) + Math.round((tier + 1) * random.int(4, 22)),
    email: random.pick(['Original email, full access', 'Changeable email', 'New email included']),
  }
}

function assets(
  game: Game,
  { rank, server, prized, count }: AccountFacts,
  random: Random,
  language: TextLanguage,
): Draft['assets'] {
  const words = assetWords[language]
  const [things, progress] = words.genres[game.genre] ?? words.other
  return [
    { name: progress, value: rank },
    { name: things, value: String(count) },
    { name: words.highlights, value: prized.join(', ') },
    { name: words.server, value: server },
    { name: words.age, value: words.years(random.int(1, 9)) },
    { name: words.penalties, value: words.none },
  ]
}

/** A whole account; its price depends on its rank and contents. */
export const accounts: Writer = (game, random, language) => {
  const account = facts(game, random)
  const worth =
    350 + 14_000 * account.tier ** 1.7 * (0.35 + game.popularity / 100) + account.prized.length * random.int(60, 2600)
  const start = base(language)
  const sent = delivery(random, 0.6)
  const verified = random.chance(sent.deliveryMode === 'platform' ? 0.7 : 0.35)
  const words = accountWords[language]
  return {
    ...start,
    ...sent,
    title: random.pick(words.titles)(game, account),
    description: words.description(game, account, random),
    priceMinor: natural(Math.min(89_900, worth * (0.5 + random.next() * 1.1))),
    attributes: [
      ['rank', account.rank],
      ['server', account.server],
      ['platform', account.platform],
      ['highlights', account.prized.join(', ')],
      ['email', account.email],
    ],
    assets: assets(game, account, random, language),
    faq: accountFaq[language],
    screenshots: random.int(2, 4),
    checks: verified ? verificationChecks : [],
    secrets: sent.deliveryMode === 'platform' ? 'account' : null,
  }
}

const rentalDuration = '14 days'
const rentalChecks = ['access_shown', 'no_ban_shown'] as const

/** An account rented for 14 days, from ten cents. */
export const rental: Writer = (game, random, language) => {
  const account = facts(game, random)
  const words = accountWords[language]
  return {
    ...base(language),
    title: random.pick(words.rentals)(game, account),
    description: words.rentalDescription(game, account, random),
    priceMinor: natural(10 + 2400 * account.tier ** 2 * random.next() + account.prized.length * random.int(2, 90)),
    deliveryMode: 'platform',
    deliveryMinutes: 5,
    instant: random.chance(0.5),
    attributes: [
      ['rank', account.rank],
      ['server', account.server],
      ['platform', account.platform],
      ['duration', rentalDuration],
      ['highlights', account.prized.join(', ')],
    ],
    assets: assets(game, account, random, language),
    faq: accountFaq[language].slice(0, 1),
    screenshots: random.int(1, 3),
    checks: rentalChecks,
    secrets: 'account',
  }
}

const editions = ['Primary slot', 'Secondary slot', 'Offline slot']

/** A seat on a shared copy of a game. */
export const sharing: Writer = (game, random, language: TextLanguage) => {
  const slot = random.pick(editions)
  const edition = game.genre === 'story' || game.genre === 'store' ? random.pick(game.ranks) : 'Standard Edition'
  const words = accountWords[language]
  return {
    ...base(language),
    ...delivery(random, 0.75),
    title: words.sharing(game, edition, slot),
    description: words.sharingDescription(game, edition, slot),
    priceMinor: natural(random.int(150, 1900)),
    attributes: [
      ['edition', edition],
      ['platform', random.pick(game.platforms)],
      ['method', slot],
      ['duration', random.pick(['30 days', '90 days', 'Permanent'])],
    ],
    faq: accountFaq[language].slice(0, 1),
    stock: random.int(1, 6),
    maxQuantity: 1,
    template: `${game.name} — ${slot}. Sign in with the shared account shown in your order chat, download the game, then play from your own profile. One device at a time.`,
  }
}
