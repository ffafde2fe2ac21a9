import { of, type Step } from './journey.ts'

/** Support searches, and looks at the customer and the order that it finds. */
export const support: Step[] = [
  {
    call: 'support.search',
    as: 'staff',
    input: (facts) => ({ body: { text: facts.get('disputed order') } }),
  },
  {
    call: 'support.staffOrder',
    as: 'staff',
    input: of('disputed order'),
    keep: (data: { buyer?: { id: string }; mails?: { id: string; mayResend: boolean }[] }, facts) => {
      facts.set('customer', data.buyer?.id)
      facts.set('mail', data.mails?.find(({ mayResend }) => mayResend)?.id)
    },
  },
  {
    call: 'support.customerDetail',
    as: 'staff',
    input: (facts) => ({ ...of('customer')(facts), body: { pageSize: 5 } }),
  },
  { call: 'support.resendMail', as: 'staff', input: of('mail'), unless: ['rate_limited'] },
]
