import { buildTenants } from '@tradepost/scripts/start/build-tenants'

/** Builds the shops that the tests start from the current sources. */
export default () => buildTenants(['lumen', 'kiba'])
