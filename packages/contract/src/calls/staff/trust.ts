import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/trust.ts'

const denied = ['unauthorized', 'forbidden'] as const

export const sellerVerification = call<typeof s.sellerVerification>({
  method: 'GET',
  path: '/product/seller/offer/{id}/verification',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: "Returns whether one of the seller's offers is verified, and the reports about it.",
  errors: [...denied, 'not_found'],
})
export const sellerAskVerification = call<typeof s.sellerAskVerification>({
  method: 'POST',
  path: '/product/seller/offer/{id}/verification',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Asks staff to compare pictures of an account with its offer.',
  errors: [...denied, 'not_found', 'state_conflict', 'rate_limited'],
})
export const verificationPage = call<typeof s.verificationPage>({
  method: 'POST',
  path: '/operation/service/verification/page',
  auth: 'staff',
  permission: 'verification.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the requests to verify offers. Of those that wait, the oldest comes first.',
  errors: [...denied],
})
export const verificationDetail = call<typeof s.verificationDetail>({
  method: 'GET',
  path: '/operation/service/verification/{id}',
  auth: 'staff',
  permission: 'verification.view',
  tag: 'extension',
  summary: 'Returns a request to verify an offer, with the pictures of the seller and what the offer says.',
  errors: [...denied, 'not_found'],
})
export const takeVerification = call<typeof s.takeVerification>({
  method: 'POST',
  path: '/operation/service/verification/{id}/owner',
  auth: 'staff',
  permission: 'verification.decide',
  tag: 'extension',
  summary: 'Makes the caller the one who looks at a request to verify an offer, also if somebody else does.',
  errors: [...denied, 'not_found', 'state_conflict'],
})
export const reportVerification = call<typeof s.reportVerification>({
  method: 'POST',
  path: '/operation/service/verification/{id}/report',
  auth: 'staff',
  permission: 'verification.decide',
  tag: 'extension',
  summary: 'Writes the report about an offer. The offer is verified if every check passed; the seller is told.',
  errors: [...denied, 'not_found', 'state_conflict', 'bad_request'],
})
export const withdrawVerification = call<typeof s.withdrawVerification>({
  method: 'POST',
  path: '/operation/service/verification/{id}/end',
  auth: 'staff',
  permission: 'verification.decide',
  tag: 'extension',
  summary: 'Withdraws the mark of a verified offer, and tells the seller the reason.',
  errors: [...denied, 'not_found', 'state_conflict'],
})
export const setVerifiedDays = call<typeof s.setVerifiedDays>({
  method: 'POST',
  path: '/operation/service/verification/age',
  auth: 'staff',
  permission: 'verification.settings',
  tag: 'extension',
  summary: 'Sets after how many days the mark of a verified offer ends.',
  errors: [...denied],
})
export const staffInsurance = call<typeof s.staffInsurance>({
  method: 'GET',
  path: '/operation/service/insurance',
  auth: 'staff',
  permission: 'insurance.view',
  tag: 'extension',
  summary: 'Returns which offers are insured, what the insurance may have to pay, and the changes by staff.',
  errors: [...denied],
})
export const changeInsurance = call<typeof s.changeInsurance>({
  method: 'POST',
  path: '/operation/service/insurance',
  auth: 'staff',
  permission: 'insurance.edit',
  tag: 'extension',
  summary:
    'Changes which offers of a category are insured. Above the limit, a second person must approve more exposure.',
  errors: [...denied, 'not_found', 'bad_request', 'step_up_required'],
})
export const changeInsuranceLimit = call<typeof s.changeInsuranceLimit>({
  method: 'POST',
  path: '/operation/service/insurance/limit',
  auth: 'staff',
  permission: 'insurance.edit',
  tag: 'extension',
  summary: 'Changes the limit of the exposure that one person may decide. A second person must approve a higher one.',
  errors: [...denied, 'bad_request', 'step_up_required'],
})
export const answerInsurance = call<typeof s.answerInsurance>({
  method: 'POST',
  path: '/operation/service/insurance/{id}/answer',
  auth: 'staff',
  permission: 'insurance.edit',
  tag: 'extension',
  summary: 'Approves or rejects a change of the insurance that another person proposed.',
  errors: [...denied, 'not_found', 'state_conflict', 'step_up_required'],
})
export const changeSellerMark = call<typeof s.changeSellerMark>({
  method: 'POST',
  path: '/operation/service/seller/{id}/mark',
  auth: 'staff',
  permission: 'seller.mark',
  tag: 'extension',
  summary: 'Gives a seller a mark, with what was looked at, or withdraws it with a reason. The seller is told.',
  errors: [...denied, 'not_found', 'state_conflict'],
})
