import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { recordAfterwards, recordWrite } from '../../platform/audit/audit-entry.ts'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/live.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { clientsChanged } from '../client/client-store.ts'
import { secretsFor } from './client-secrets.ts'
import { createTenant, requireFreeCode } from './create-tenant.ts'
import { listTenants, ratedCurrencies } from './tenant-list.ts'
import { PlanProblem, planTenant, type TenantPlan } from './tenant-plan.ts'

const perPerson: RateRule = { name: 'tenant-create', limit: 20, windowMs: hourMs }

type NewTenant = CallInput<typeof calls.tenant.createTenant>['body']

/** The field of the call that an option of the command is. */
const fieldOf: Readonly<Record<string, keyof NewTenant>> = {
  code: 'id',
  origin: 'shopOrigin',
  'desk-origin': 'deskOrigin',
  colour: 'themeColor',
  rate: 'rates',
}

/** Answers a wrong plan with the field that is to blame. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof PlanProblem)) return error
  const field = fieldOf[error.option] ?? error.option
  return new Failure(error.isTaken ? 'conflict' : field === 'admin' ? 'email_format' : 'data_error', { field })
}

function readPlan({ config }: Deps, body: NewTenant): TenantPlan {
  const { id, admin, company, shopOrigin, deskOrigin, themeColor, languages, currencies, rates } = body
  try {
    return planTenant(
      id,
      {
        ...{ admin, company, origin: shopOrigin, 'desk-origin': deskOrigin, colour: themeColor },
        ...{ languages: languages.join(), currencies: currencies.join() },
        rate: rates.map(({ currency, perUsd }) => `${currency}=${perUsd}`),
      },
      config,
    )
  } catch (error) {
    throw asFailure(error)
  }
}

const enter = (tx: Tx, tenantId: number) =>
  tx.execute(sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`)

/** Writes the first entry of the new tenant's audit log: who above it created it. */
async function recordOrigin(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  { tenantId, code }: { tenantId: number; code: string },
) {
  const { audit, tenant } = context
  if (!audit) return
  const { userId } = principal(context)
  await recordAfterwards(
    tx,
    {
      ...audit,
      ...{ tenantId, userId: null, role: 'platform', subjects: [], reason: null, settled: false },
      // The person is unknown in the new tenant; the log of their own one has the rest.
      change: { after: { tenant: code, createdBy: userId, createdIn: tenant.code } },
    },
    deps.clock.now(),
  )
}

/** Creates the tenant and both entries of the audit logs in one transaction of the owning role. */
async function create(deps: Deps, context: CallContext, body: NewTenant) {
  requireIdentity(deps, context)
  if (!deps.owner) throw new Failure('unavailable')
  const { userId } = principal(context)
  const home = context.tenant.tenantId
  const owner = deps.owner
  // The settings of the environment name the addresses of existing tenants, so a taken id is looked for first.
  await owner
    .withTenant(home, `service:${userId}`, (tx) => requireFreeCode(tx, body.id))
    .catch((error) => {
      throw asFailure(error)
    })
  const plan = readPlan(deps, body)
  const secrets = secretsFor(plan.code, deps.config)
  const created = await owner
    .withTenant(home, `service:${userId}`, async (tx) => {
      await requireRate(tx, home, perPerson, userId, deps.clock.now())
      const made = await createTenant(deps, tx, plan, secrets.all)
      await recordOrigin(deps, tx, context, { tenantId: made.tenantId, code: plan.code })
      await enter(tx, home)
      noteChange(context, {
        after: { tenant: plan.code, number: made.tenantId, company: plan.company, origin: plan.origin },
      })
      await notify(tx, clientsChanged)
      await recordWrite(tx, context.audit, deps.clock.now())
      return made
    })
    .catch((error) => {
      throw asFailure(error)
    })
  deps.log.info({ tenant: plan.code, tenantId: created.tenantId, by: userId }, 'tenant created')
  const made = new Map(secrets.made)
  return {
    ...{ id: plan.code, number: created.tenantId, site: created.siteId },
    credentials: Object.keys(secrets.all).map((client) => ({ client, credential: made.get(client) ?? null })),
    deskKnown: deps.config.deskOrigins[plan.code] !== undefined,
  }
}

/** Calls of platform administrators: which tenants there are, and a new one. They read nothing about people. */
export const tenantModule = (deps: Deps): Implementation[] => [
  implement(calls.tenant.tenantList, async () => ({
    mayCreate: deps.owner !== null,
    rated: await ratedCurrencies(deps),
    list: await listTenants(deps),
  })),
  implement(calls.tenant.createTenant, ({ body }, context) => create(deps, context, body)),
]
