/**
 * What remains after a tenant was created, in the order in which it is done: the back office is set up with the tenant, the
 * first administrator accepts, the shop is built and started, and its staff open it.
 */
export const tenantTasks = ['desk', 'owner', 'shop', 'open'] as const
export type TenantTask = (typeof tenantTasks)[number]
