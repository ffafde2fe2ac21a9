import tenant from 'virtual:tenant'
import { redirectDocument } from '@remix-run/node'
import { assetOf } from '~/server/public-tenant.server'

/** For those who ask for the icon at its old address. */
export const loader = () => redirectDocument(assetOf(tenant.icon), 302)
