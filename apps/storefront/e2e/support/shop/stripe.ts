// @boundaries-ignore the stand-in of Stripe is that of the gateway's tests
import { createStripeStandIn } from '../../../../gateway/test/support/stripe/stand-in.ts'
import { tenantSettings } from './tenant-settings.ts'

/** The one tenant that has a contract with Stripe. */
export const stripeTenant = 'kiba'

/** Starts a stand-in of Stripe, which pays sellers of one tenant and checks who its applicants are. */
export async function startStripe() {
  const id = tenantSettings(stripeTenant).tenantId
  const [key, secret] = ['sk_test_of_the_browser_tests', 'whsec_of_the_browser_tests']
  const stripe = await createStripeStandIn({ keys: { [id]: key }, secrets: { [id]: secret } })
  return {
    url: stripe.api,
    gatewayEnv: {
      STRIPE_API: stripe.api,
      STRIPE_SECRET_KEYS: `${id}=${key}`,
      STRIPE_CONNECT_SECRETS: `${id}=${secret}`,
      STRIPE_IDENTITY_SECRETS: `${id}=${secret}`,
    },
    close: stripe.close,
  }
}
