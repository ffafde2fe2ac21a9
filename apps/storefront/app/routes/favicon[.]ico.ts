import tenant from 'virtual:tenant'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { assetOf } from '~/tenant/public-tenant.server'

/** Redirects to the tenant's icon, for programs that request /favicon.ico. */
export const loader = () => redirectTo(assetOf(tenant.icon))
