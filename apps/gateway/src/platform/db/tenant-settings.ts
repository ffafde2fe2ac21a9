/** Whose rows are seen, who acts, a test's moment and the name the server lists the work under: what `settings` takes. */
export type SettingValues = readonly [tenantId: string, actor: string, now: string, application: string]

/** What a transaction begins with, for row-level security and for the traces it leaves. */
export const settings = `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true),
    set_config('app.now', $3, true), set_config('application_name', $4, true)`
