import type { Facts, Step } from './journey.ts'

const client = (facts: Facts) => ({ client_id: facts.get('clientId'), client_secret: facts.get('clientSecret') })
const signIn = (name: string): Step => ({
  call: 'signIn.oauthToken',
  as: 'nobody',
  input: (facts) => ({
    query: client(facts),
    body: { userType: 8, grantType: 'password', email: facts.get('email'), password: facts.get('password') },
  }),
  keep: (data, facts) => facts.set(name, data.refresh_token),
})

/** Opens further sessions, renews them, transfers one and ends them. */
const sessions: Step[] = [
  signIn('other refresh'),
  {
    call: 'signIn.oauthToken',
    as: 'nobody',
    input: (facts) => ({
      query: client(facts),
      body: { userType: 8, grantType: 'refresh_token', refreshToken: facts.get('other refresh') },
    }),
    keep: (data, facts) => facts.set('other refresh', data.refresh_token),
  },
  {
    call: 'signIn.revokeSession',
    as: 'nobody',
    input: (facts) => ({ query: {}, body: { refreshToken: facts.get('other refresh') } }),
  },
  signIn('third refresh'),
  {
    call: 'signIn.sessionList',
    as: 'buyer',
    input: () => ({}),
    keep: (data, facts) => {
      const all = data as unknown as { sessionId: string; current: boolean; startedAt: string }[]
      const others = all.filter(({ current }) => !current).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
      facts.set('third session', others[0]?.sessionId)
    },
  },
  {
    call: 'signIn.endSession',
    as: 'buyer',
    input: (facts) => ({ body: { sessionId: facts.get('third session') } }),
  },
  {
    call: 'signIn.issueHandoff',
    as: 'buyer',
    input: (facts) => ({ body: { host: new URL(facts.get('origin')).host } }),
    keep: (data, facts) => {
      facts.set('ticket', data.ticket)
      facts.set('host', data.host)
    },
  },
  {
    call: 'signIn.redeemHandoff',
    as: 'nobody',
    input: (facts) => ({ query: {}, body: { ticket: facts.get('ticket'), host: facts.get('host') } }),
    keep: (data, facts) => facts.set('handed refresh', data.refresh_token),
  },
  {
    call: 'signIn.revokeSession',
    as: 'nobody',
    input: (facts) => ({ query: {}, body: { refreshToken: facts.get('handed refresh') } }),
  },
  { call: 'signIn.stepUp', as: 'buyer', input: (facts) => ({ body: { password: facts.get('password') } }) },
  { call: 'push.pushSettings', as: 'buyer', input: () => ({}) },
  { call: 'push.choosePushTopics', as: 'buyer', input: () => ({ body: { topics: ['orders', 'messages'] } }) },
  {
    call: 'push.renewPushDevice',
    as: 'buyer',
    input: () => ({ body: { endpoint: 'https://push.example.com/send/1' } }),
  },
  { call: 'factor.factorStatus', as: 'buyer', input: () => ({}) },
  { call: 'factor.enrolFactor', as: 'buyer', input: () => ({}), unless: ['rate_limited', 'conflict'] },
  { call: 'factor.enrolPasskey', as: 'buyer', input: () => ({}), unless: ['rate_limited'] },
  { call: 'account.exportUser', as: 'buyer', input: () => ({ body: {} }), unless: ['rate_limited', 'daily_use_limit'] },
]

const files: Step[] = [
  {
    call: 'file.uploadFile',
    as: 'buyer',
    input: () => ({ query: { catalogue: 'general' } }),
    keep: (data, facts) => facts.set('file', data.id),
    unless: ['rate_limited'],
  },
  { call: 'file.getFile', as: 'buyer', input: (facts) => ({ params: { id: facts.get('file') } }) },
  ...['file.getFiles', 'file.getCompressed'].map(
    (call): Step => ({ call, as: 'buyer', input: (facts) => ({ query: { fileIds: [facts.get('file')] } }) }),
  ),
]

const site: Step[] = [
  {
    call: 'site.commonConfig',
    as: 'nobody',
    input: (facts) => ({
      query: { domain: new URL(facts.get('origin')).host, areaTypes: [1, 7], showCurrency: true, showLanguage: true },
    }),
  },
  { call: 'site.deskSite', as: 'nobody', input: () => ({}) },
  {
    call: 'event.passEventList',
    as: 'nobody',
    input: () => ({}),
    keep: (data, facts) => facts.set('event', (data as unknown as { id: string }[])[0]?.id),
  },
  { call: 'event.passEvent', as: 'nobody', input: (facts) => ({ params: { id: facts.get('event') } }) },
  {
    call: 'event.gameEventList',
    as: 'nobody',
    input: () => ({}),
    keep: (data, facts) => facts.set('game event', (data as unknown as { brandAlias: string }[])[0]?.brandAlias),
  },
  { call: 'event.gameEvent', as: 'nobody', input: (facts) => ({ params: { alias: facts.get('game event') } }) },
  {
    call: 'signIn.identityProviders',
    as: 'nobody',
    input: () => ({}),
    keep: (data, facts) =>
      facts.set('provider', (data as { providers?: { openType: string }[] }).providers?.[0]?.openType),
  },
  {
    call: 'signIn.authUrl',
    as: 'nobody',
    input: (facts) => ({
      query: { openType: facts.get('provider'), redirectUrl: `${facts.get('origin')}/login` },
    }),
    unless: ['provider_unavailable', 'redirect_refused'],
  },
]

const streams: Step[] = [
  { call: 'site.changes', as: 'nobody', input: () => ({}) },
  { call: 'messages.messageStream', as: 'buyer', input: () => ({}) },
  { call: 'messages.sellerMessageStream', as: 'seller', input: () => ({}) },
]

const links: Step[] = [
  {
    call: 'dictionary.createShortLink',
    as: 'buyer',
    input: (facts) => ({ body: { originUrl: `${facts.get('origin')}/` } }),
    keep: (data, facts) => facts.set('short', data.shortCode),
    unless: ['rate_limited'],
  },
  {
    call: 'dictionary.getShortLink',
    as: 'nobody',
    input: (facts) => ({ query: { shortCode: facts.get('short') } }),
  },
  {
    call: 'invitation.inviteToken',
    as: 'buyer',
    input: () => ({ query: {} }),
    keep: (data, facts) => facts.set('invite', data.token),
  },
  {
    call: 'invitation.buyerInviteRecord',
    as: 'secondStaff',
    input: (facts) => ({ body: { inviteToken: facts.get('invite') } }),
    unless: ['invite_not_eligible'],
  },
  {
    call: 'invitation.inviteRecordByToken',
    as: 'secondStaff',
    input: (facts) => ({ body: { token: facts.get('invite') } }),
    unless: ['invite_not_eligible'],
  },
]

const pass: Step[] = [
  { call: 'pass.setAutoRenew', as: 'buyer', input: () => ({ body: { on: false } }), unless: ['renewal_running'] },
  {
    call: 'pass.subscribePass',
    as: 'buyer',
    input: () => ({ body: { consent: true, autoRenew: false, toCurrencyId: '1' } }),
    keep: (data, facts) => facts.set('subscription', data.subscriptionId),
    unless: ['pass_active', 'pass_not_on_sale'],
  },
  {
    call: 'pass.subscriptionResult',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('subscription') } }),
  },
  {
    call: 'pass.passDeviceLogin',
    as: 'buyer',
    input: () => ({ body: { deviceId: 'contract-check', deviceName: 'Contract check', platform: 'win64' } }),
    keep: (data, facts) => facts.set('lease', data.leaseId),
    unless: ['pass_required', 'pass_not_on_sale', 'device_in_use'],
  },
  {
    call: 'pass.passDeviceHeartbeat',
    as: 'buyer',
    input: (facts) => ({ body: { leaseId: facts.get('lease') } }),
  },
  {
    call: 'pass.passDeviceRelease',
    as: 'buyer',
    input: (facts) => ({ body: { leaseId: facts.get('lease') } }),
  },
]

/** Steps of one account, and steps about the site. */
export const personal: Step[] = [...sessions, ...files, ...site, ...streams, ...links, ...pass]
