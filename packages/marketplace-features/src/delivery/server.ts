export { revealDelivery } from './reveal-delivery.ts'
