import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { copyIn } from '@tradepost/gateway/platform/backup/copy-stream'
import type { SeedOptions } from '@tradepost/gateway/platform/config/seeding'
import type { TenantSecrets } from '@tradepost/gateway/platform/crypto/secret-box'
import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import { createRandom, type Random } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { SeedOffer } from './offer-rows.ts'
import { type Stocked, unitsOf } from './stock.ts'

const chunkBytes = 1 << 18

/** The data of a generated offer that its copies need. */
export type Model = Stocked & { row: { price_minor: number } }

export const modelOf = ({ secrets, game, row }: SeedOffer): Model => {
  const { tenant_id, id, available, price_minor } = row
  return { secrets, alias: game.alias, row: { tenant_id, id, available, sold: 0, price_minor } }
}

interface Copies {
  models: readonly Model[]
  sellers: readonly { id: string; rating: number | null }[]
  /** Range of the copies' numbers: `from` inclusive, `to` exclusive. */
  from: number
  to: number
  secrets: TenantSecrets
  now: Date
  say: SeedOptions['say']
}

/** Columns in which a copy differs from its model. */
const ownColumns = ['id', 'seller_id', 'seller_rating', 'price_minor', 'listed_at', 'rank_score'] as const

/** Scores of most ranked offers. A copy has one at random until the gateway ranks its group. */
const usualScores = { least: 250, most: 700 } as const

function ownFacts(model: Model, random: Random, { sellers, now }: Copies) {
  const { price_minor } = model.row
  const { id, rating } = random.pick(sellers)
  const price = Math.min(90_000, Math.max(10, Math.round(price_minor * (0.8 + random.next() * 0.4))))
  const age = Math.round(random.next() ** 1.5 * 120 * dayMs) + minuteMs
  const score = random.int(usualScores.least, usualScores.most)
  return [id, rating ?? '\\N', price, new Date(now.getTime() - age).toISOString(), score]
}

/** Each copy's number with its model; models are used in turn. */
function* copiesOf({ models, from, to }: Copies): Generator<[number, Model]> {
  for (let n = from; n < to; n++) {
    const model = models[(n - from) % models.length]
    if (model) yield [n, model]
  }
}

function* planLines(tenant: SeedTenant, copies: Copies): Generator<string> {
  const random = createRandom(`copies ${tenant.code}`)
  for (const [n, model] of copiesOf(copies))
    yield `${[seedId(tenant.id, 'offer', n), model.row.id, ...ownFacts(model, random, copies)].join('\t')}\n`
}

function* unitLines(tenant: SeedTenant, copies: Copies): Generator<string> {
  for (const [n, { row, ...model }] of copiesOf(copies)) {
    const units = unitsOf({ ...model, row: { ...row, id: seedId(tenant.id, 'offer', n) } }, copies.secrets)
    for (const unit of units) yield `${Object.values({ ...unit, secret_ct: `\\${unit.secret_ct}` }).join('\t')}\n`
  }
}

/** Joins lines into a few large chunks: a chunk per line would cost more than the rows themselves. */
async function* inChunks(lines: Iterable<string>): AsyncGenerator<Buffer> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < chunkBytes) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  yield Buffer.from(chunk)
}

const columnsOf = async (client: pg.ClientBase, table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
  ).rows.map(({ name }) => name)

/** Inserts a row for every copy into a table: its model's row, with the given columns replaced. */
async function insertLike(client: pg.ClientBase, table: string, own: Readonly<Record<string, string>>): Promise<void> {
  const columns = await columnsOf(client, table)
  const values = columns.map((name) => own[name] ?? `m.${name}`)
  await client.query(
    `insert into ${table} (${columns}) select ${values} from offer_copy c
     join ${table} m on m.tenant_id = current_setting('app.tenant_id')::int and m.id = c.model`,
  )
}

/**
 * Fills a large shop with copies of generated offers. Copying avoids computing search words and list rows again,
 * which takes most of the time. Call `beginBulkLoad` first.
 */
export async function copyOffers(client: pg.ClientBase, tenant: SeedTenant, copies: Copies): Promise<void> {
  copies.say(`${tenant.code}: ${copies.to - copies.from} copies`)
  await client.query(`create temp table offer_copy (id bigint, model bigint, seller_id bigint, seller_rating numeric(2, 1),
    price_minor int, listed_at timestamptz, rank_score int)`)
  await copyIn(client, 'copy offer_copy from stdin', inChunks(planLines(tenant, copies)))
  await client.query(`analyze offer_copy`)
  await client.query(`set local work_mem = '256MB'`)
  const report = `md5('report ' || c.id)::uuid`
  await client.query('set constraints all deferred')
  await client.query(`insert into verification (tenant_id, id, offer_id, seller_id, asked_by, asked_at, checks, passed,
      summary, decided_by, decided_at)
    select v.tenant_id, ${report}, c.id, c.seller_id, v.asked_by, v.asked_at, v.checks, v.passed, v.summary, v.decided_by,
      v.decided_at from offer_copy c
    join offer m on m.tenant_id = current_setting('app.tenant_id')::int and m.id = c.model
    join verification v on v.tenant_id = m.tenant_id and v.id = m.verified_by`)
  const own = {
    ...Object.fromEntries(ownColumns.map((name) => [name, `c.${name}`])),
    verified_by: `case when m.verified then ${report} end`,
    // Nobody bought anything of a copy.
    ...{ received: 'm.available', reserved: '0', sold: '0' },
  }
  await client.query('alter table offer disable trigger offer_listed')
  await insertLike(client, 'offer', own)
  await client.query('set constraints all immediate')
  await client.query('alter table offer enable trigger offer_listed')
  const listed = {
    rating: 'coalesce(c.seller_rating * 10, -1)',
    rank_score: 'listed_rank(c.rank_score, m.in_stock)',
  }
  await insertLike(client, 'listed_offer', { ...own, ...listed })
  await client.query('drop table offer_copy')
  // COPY does not work on a table with row-level security.
  await client.query('alter table account_unit no force row level security')
  const columns = ['tenant_id', 'id', 'offer_id', 'state', 'secret_ct', 'secret_key_id']
  await copyIn(client, `copy account_unit (${columns}) from stdin`, inChunks(unitLines(tenant, copies)))
  await client.query('alter table account_unit force row level security')
}
