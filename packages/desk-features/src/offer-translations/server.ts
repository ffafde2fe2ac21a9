export { actOnOfferTranslations, loadOfferTranslations } from './act-on-offer-translations.ts'
