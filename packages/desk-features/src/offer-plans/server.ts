export { actOnOfferPlans, loadOfferPlans } from './act-on-offer-plans.ts'
