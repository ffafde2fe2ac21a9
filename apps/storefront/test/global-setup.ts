import { buildTenants } from '@tradepost/scripts/start/build-tenants'

/** The tests ask a shop that is built of today's sources. */
export default () => buildTenants(['lumen'])
