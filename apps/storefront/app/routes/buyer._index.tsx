import { redirectTo } from '@tradepost/marketplace-features/context/server'

export const loader = () => redirectTo('/buyer/orders')
