import { redirectTo } from '@tradepost/marketplace-features/kernel/server'

export const loader = () => redirectTo('/buyer/orders')
