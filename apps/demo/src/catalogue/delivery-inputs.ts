import type { StoredInput } from '@tradepost/gateway/platform/db/schema/brand'
import type { Game, Kind } from '../games/game.ts'
import { valueNamesOf } from './value-names.ts'

const digits = (key: string, minLength: number, maxLength: number): StoredInput => ({
  ...{ key, shape: 'digits', minLength, maxLength },
})
const name = (key: string, minLength: number, maxLength: number): StoredInput => ({
  ...{ key, shape: 'name', minLength, maxLength },
})
const tag: StoredInput = {
  ...{ key: 'playerId', shape: 'letters_digits', minLength: 5, maxLength: 12 },
  help: {
    en: 'Your tag without the #; you find it in your profile in the game.',
    de: 'Dein Tag ohne das #; du findest ihn im Spiel in deinem Profil.',
    ar: 'الوسم الخاص بك دون #، وتجده في ملفك الشخصي داخل اللعبة.',
    ja: '# を除いたタグ。ゲーム内のプロフィールで確認できます。',
  },
}

/** How each game identifies players by id; other mobile games have ids of up to 12 digits. */
const playerIds: Readonly<Record<string, readonly StoredInput[]>> = {
  'mobile-legends': [digits('playerId', 6, 10), digits('zoneId', 4, 5)],
  'genshin-impact': [digits('playerId', 9, 10)],
  'honkai-star-rail': [digits('playerId', 9, 10)],
  'zenless-zone-zero': [digits('playerId', 8, 10)],
  'wuthering-waves': [digits('playerId', 9, 9)],
  'pubg-mobile': [digits('playerId', 8, 12)],
  'free-fire': [digits('playerId', 8, 12)],
  'brawl-stars': [tag],
  'clash-of-clans': [tag],
  'clash-royale': [tag],
}
/** Games on computers and consoles identify players by name. */
const named = new Set<Game['genre']>(['shooter', 'royale', 'sandbox', 'survival', 'story', 'sports', 'mmo'])

function choiceOf(key: 'server' | 'platform', values: readonly string[]): StoredInput[] {
  if (values.length < 2) return []
  const names = valueNamesOf(key)
  const choices = values.map((value) => (names[value] ? { value, names: names[value] } : { value }))
  return [{ key, shape: 'choice', choices }]
}

function playerIdOf({ alias, genre }: Game): readonly StoredInput[] {
  const ownShape = playerIds[alias]
  if (ownShape) return ownShape
  return [named.has(genre) ? name('playerId', 3, 30) : digits('playerId', 5, 12)]
}

/** The receiver of the goods in the game: a character on a server, or a player by name. */
const receiverOf = ({ genre }: Game): StoredInput =>
  genre === 'mmo' ? name('character', 2, 24) : name('username', 3, 30)

/** The inputs that delivering a kind of goods in a game needs. Accounts and codes need none. */
export function deliveryInputs(game: Game, kind: Kind): StoredInput[] {
  const server = choiceOf('server', game.servers)
  switch (kind) {
    case 'coins':
      return [receiverOf(game), ...server]
    case 'items':
      return [receiverOf(game), ...server, ...choiceOf('platform', game.platforms)]
    case 'top-up':
      return [...playerIdOf(game), ...server]
    case 'boosting':
      return [name('username', 3, 30), ...server, ...choiceOf('platform', game.platforms)]
    default:
      return []
  }
}
