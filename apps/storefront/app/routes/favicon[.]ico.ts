import tenant from 'virtual:tenant'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { assetOf } from '~/tenant/public-tenant.server'

/** For those who ask for the icon at its old address. */
export const loader = () => redirectTo(assetOf(tenant.icon))
