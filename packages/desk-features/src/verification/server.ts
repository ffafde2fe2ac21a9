export {
  actOnVerification,
  actOnVerifications,
  askVerification,
  loadOfferVerification,
  loadVerification,
  loadVerifications,
} from './act-on-verification.ts'
