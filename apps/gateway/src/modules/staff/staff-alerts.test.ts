import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls, type StaffAlert } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
import { giveRole, register, signInStaff } from '../../../test/support/people.ts'
import { runActorCommand } from '../../cli/actor-commands.ts'
import { raiseAlert, writeAlert } from '../../platform/alerts/alerts.ts'
import { recordSecurity } from '../account/guard/security-events.ts'

type Staff = Awaited<ReturnType<typeof signInStaff>>
const lines: Record<string, unknown>[] = []
const password = 'Kestrel-8842'
let gateway: TestGateway
let staff: Staff
beforeAll(async () => {
  gateway = await createTestGateway({ log: { write: (line) => void lines.push(JSON.parse(line)) } })
  staff = await signInStaff(gateway)
})
afterAll(() => gateway.close())

const tenantId = 1
const write = (fn: Parameters<TestGateway['db']['withTenant']>[2]) => gateway.db.withTenant(tenantId, 'platform', fn)
const loggedFor = (id: string) => lines.filter((line) => (line.ref as { id?: string } | undefined)?.id === id)
const metrics = async () => (await gateway.app.inject('/metrics')).body
const page = async (body: object, by = staff) =>
  (await gateway.inject(calls.staff.staffAlertPage, { body }, { token: by.token })).body.data
const close = (id: string, by: Staff, tenant: 'lumen' | 'sahra' = 'lumen') =>
  gateway.inject(
    calls.staff.closeStaffAlert,
    { params: { id }, body: { note: 'Looked into it.' } },
    { tenant, token: by.token },
  )

describe('an alert', () => {
  it('Z13 of each of the three tables is logged, counted and listed', async () => {
    const [order, ref] = [randomUUID(), randomUUID()]
    const { user_info } = await register(gateway, 'thief@x.example')
    const secret = 'sk_live_never_said'
    await write(async (tx) => {
      await raiseAlert(tx, tenantId, 'amount_mismatch', { kind: 'order', id: order }, { secret })
      const values = { tenantId, provider: 'sandbox', providerRef: ref, kind: 'missing_there' as const, facts: {} }
      expect(await writeAlert(tx, { source: 'reconciliation', values })).toBe(true)
      expect(await writeAlert(tx, { source: 'reconciliation', values })).toBe(false)
      const at = gateway.clock.now()
      await recordSecurity(tx, tenantId, { kind: 'refresh_reused', userId: user_info.userId, ip: '203.0.113.9', at })
    })
    const [error, info, warn] = [50, 30, 40]
    const ofUser = loggedFor(user_info.userId).filter(({ kind }) => kind === 'refresh_reused')
    expect([...loggedFor(order), ...loggedFor(ref), ...ofUser]).toMatchObject([
      { level: error, alert: 'finance', kind: 'amount_mismatch', tenant: 1, ref: { kind: 'order', id: order } },
      { level: info, alert: 'reconciliation', kind: 'missing_there', tenant: 1, ref: { kind: 'sandbox', id: ref } },
      { level: warn, alert: 'security', kind: 'refresh_reused', tenant: 1 },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/sk_live_never_said/)
    expect(JSON.stringify(ofUser)).not.toContain('203.0.113.9')
    const counted = await metrics()
    for (const [source, kind] of [
      ['finance', 'amount_mismatch'],
      ['security', 'refresh_reused'],
    ]) {
      expect(counted).toContain(`tradepost_alerts_total{source="${source}",kind="${kind}"} 1`)
      expect(counted).toContain(`tradepost_alerts_open{source="${source}",kind="${kind}"} 1`)
    }
    expect(counted).toContain('tradepost_alerts_total{source="reconciliation",kind="missing_there"} 1')
    const shown = await page({ pageSize: 100 })
    const states = Object.fromEntries(shown?.list.map(({ source, kind, state }) => [`${source} ${kind}`, state]) ?? [])
    expect(states).toMatchObject({
      ...{ 'finance amount_mismatch': 'open', 'security refresh_reused': 'open' },
      ...{ 'reconciliation missing_there': 'record', 'security login': 'record', 'security registered': 'record' },
    })
    // Every row is listed exactly once.
    const written = await gateway.db.withTenant(tenantId, 'platform', async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`select ((select count(*) from finance_alert)
        + (select count(*) from reconciliation_break) + (select count(*) from security_event))::int as n`)
      return rows[0]?.n
    })
    expect(shown?.total).toBe(written)
    expect(new Set(shown?.list.map(({ id }) => id)).size).toBe(written)
  })

  it('Z13 of a transaction that was rolled back is neither logged nor counted', async () => {
    const id = randomUUID()
    const failing = write(async (tx) => {
      await raiseAlert(tx, tenantId, 'not_delivered', { kind: 'order', id }, {})
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(loggedFor(id)).toEqual([])
    expect(await metrics()).not.toContain('kind="not_delivered"')
  })

  it('Z13 is closed once, by name, with a note that cannot be changed, and is hidden from other tenants', async () => {
    const id = randomUUID()
    await write((tx) => raiseAlert(tx, tenantId, 'unknown_payment', { kind: 'event', id }, { ref: 'pi_1' }))
    const openAlert = (await page({ kind: 'unknown_payment', state: 'open' }))?.list[0] as StaffAlert
    expect(openAlert).toMatchObject({ ref: { id }, facts: [{ name: 'ref', value: 'pi_1' }], done: null })
    const stranger = await signInStaff(gateway, 'sahra')
    expect((await close(openAlert.id, stranger, 'sahra')).body.code).toBe('not_found')
    const done = (await close(openAlert.id, staff)).body.data
    expect(done).toMatchObject({ state: 'done', done: { userId: staff.id, note: 'Looked into it.' } })
    expect((await close(openAlert.id, await signInStaff(gateway))).body.code).toBe('state_conflict')
    expect((await close(randomUUID(), staff)).body.code).toBe('not_found')
    expect((await page({ kind: 'unknown_payment', state: 'open' }))?.total).toBe(0)
    expect((await page({ kind: 'unknown_payment', state: 'done' }))?.list).toEqual([done])
    expect(await metrics()).not.toContain('tradepost_alerts_open{source="finance",kind="unknown_payment"}')
    for (const change of [sql`update alert_done set note = 'x'`, sql`delete from alert_done`])
      await expect(write((tx) => tx.execute(change))).rejects.toThrow()
    await expect(
      write((tx) =>
        tx.execute(sql`insert into alert_done (tenant_id, alert_id, user_id, note)
        values (1, ${randomUUID()}, ${staff.id}, 'By somebody else.')`),
      ),
    ).rejects.toThrow()
  })

  it('has the owner who took it last, until it is closed', async () => {
    const id = randomUUID()
    await write((tx) => raiseAlert(tx, tenantId, 'payout_unanswered', { kind: 'payout', id }, {}))
    const [alert] = (await page({ kind: 'payout_unanswered' }))?.list ?? []
    expect(alert?.owner).toBeNull()
    const take = (by: Staff, tenant: 'lumen' | 'sahra' = 'lumen') =>
      gateway.inject(calls.staff.takeStaffAlert, { params: { id: alert?.id ?? '' } }, { tenant, token: by.token })
    expect((await take(await signInStaff(gateway, 'sahra'), 'sahra')).body.code).toBe('not_found')
    const colleague = await signInStaff(gateway)
    expect((await take(staff)).body.data?.owner?.id).toBe(staff.id)
    expect((await take(colleague)).body.data?.owner?.id).toBe(colleague.id)
    // The database accepts an owner only from that person.
    await expect(
      write((tx) => tx.execute(sql`update alert_owner set user_id = ${staff.id} where alert_id = ${alert?.id}`)),
    ).rejects.toThrow()
    expect((await close(alert?.id ?? '', staff)).body.data).toMatchObject({
      state: 'done',
      owner: { id: colleague.id },
    })
    expect((await take(staff)).body.code).toBe('state_conflict')
  })

  it('Z13 is listed and closed from the command line', async () => {
    const id = randomUUID()
    await write((tx) => raiseAlert(tx, tenantId, 'paid_without_goods', { kind: 'order', id }, {}))
    const { user_info } = await register(gateway, 'desk@x.example', { newPassword: password })
    await write((tx) => giveRole(tx, tenantId, user_info.userId, 'support_lead'))
    await write((tx) =>
      tx.execute(
        sql`update app_user set user_type = ${userType.employee | userType.buyer} where id = ${user_info.userId}`,
      ),
    )
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = gateway.app.server.address() as { port: number }
    const run = (...args: string[]) =>
      runActorCommand(
        { ...gateway.deps.config, publicUrl: `http://127.0.0.1:${port}` },
        'service',
        [...args, '--tenant', 'lumen', '--email', 'desk@x.example'],
        { password, say: () => {} },
      )
    const listed = (await run('alerts', 'open', '--kind', 'paid_without_goods')) as { list: [StaffAlert] }
    expect(listed.list).toMatchObject([{ ref: { kind: 'order', id } }])
    const [{ id: alertId }] = listed.list
    await expect(run('alert', alertId, 'done')).rejects.toThrow('--note is missing')
    expect(await run('alert', alertId, 'done', '--note', 'Paid back.')).toMatchObject({ state: 'done' })
    expect(await run('alerts')).not.toMatchObject({ list: [{ id: alertId }] })
  })

  it('Z13 is written by a single function', () => {
    const roots = ['../..', '../../../migrations'].map((folder) => path.join(import.meta.dirname, folder))
    const files = roots.flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, name)),
    )
    const writes =
      /insert\(\s*(?:financeAlert|reconciliationBreak|securityEvent)\s*\)|insert\s+into\s+(?:finance_alert|reconciliation_break|security_event)\b/i
    const writers = files.filter(
      (name) => /(?<!\.test)\.ts$|\.sql$/.test(name) && writes.test(readFileSync(name, 'utf8')),
    )
    expect(writers.map((name) => path.basename(name)).toSorted()).toEqual(['alerts.ts'])
  })
})
