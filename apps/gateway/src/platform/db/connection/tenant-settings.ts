import pg from 'pg'

/** Parameters of `settings`. `now` is empty except in tests; `application` is the application name at the server. */
export type SettingValues = readonly [tenantId: string, actor: string, now: string, application: string]

/** Sets tenant and actor for row-level security and audit records, the test time, and the application name. */
export const settings = `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true),
    set_config('app.now', $3, true), set_config('application_name', $4, true)`

/** A statement that sets one value until the end of the transaction. */
export function setLocal(name: string, value: string): string {
  if (value.includes('\0')) throw new Error(`the value of ${name} has a null character`)
  return `set local ${name} = ${pg.escapeLiteral(value)}`
}

/**
 * The same settings as statements without parameters. A cluster such as Citus passes `set local` on to every node of the
 * transaction, but not `set_config`.
 */
export const localSettings = (
  [tenantId, actor, now, application]: SettingValues,
  further: Readonly<Record<string, string>> = {},
): string[] =>
  Object.entries({
    ...{ 'app.tenant_id': tenantId, 'app.actor': actor, 'app.now': now, application_name: application },
    ...further,
  }).map(([name, value]) => setLocal(name, value))
