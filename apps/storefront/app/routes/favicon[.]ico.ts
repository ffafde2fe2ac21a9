import tenant from 'virtual:tenant'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { assetOf } from '~/tenant/public-tenant.server'

/** Redirects programs that look for the icon at its traditional address. */
export const loader = () => redirectTo(assetOf(tenant.icon))
