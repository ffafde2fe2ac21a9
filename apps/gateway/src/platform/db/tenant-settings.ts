/** Parameters of `settings`. `now` is empty except in tests; `application` is the application name at the server. */
export type SettingValues = readonly [tenantId: string, actor: string, now: string, application: string]

/** Sets tenant and actor for row-level security and audit records, the test time, and the application name. */
export const settings = `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true),
    set_config('app.now', $3, true), set_config('application_name', $4, true)`
