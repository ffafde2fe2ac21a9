import { account, type CallInput, type LoginResponse } from '@tradepost/contract'
import { developmentClientSecrets } from '../src/platform/config/defaults.ts'
import type { TestGateway } from './harness.ts'
import { type TestTenant, testTenants } from './minimal-tenants.ts'

type TokenBody = CallInput<typeof account.oauthToken>['body']

const userType = 8 as const

export function askToken(
  gateway: TestGateway,
  body: Omit<TokenBody, 'userType'>,
  tenant: TestTenant = 'lumen',
  headers: Record<string, string> = {},
) {
  const { clientId } = testTenants[tenant]
  const query = { client_id: clientId, client_secret: developmentClientSecrets[clientId] }
  return gateway.inject(account.oauthToken, { query, body: { userType, ...body } }, { tenant, headers })
}

export function askCode(
  gateway: TestGateway,
  email: string,
  purpose: CallInput<typeof account.verifyCode>['body']['purpose'] = 'EmailLoginSendVerifyCode',
  tenant: TestTenant = 'lumen',
  headers: Record<string, string> = {},
) {
  return gateway.inject(account.verifyCode, { body: { userType, purpose, email } }, { tenant, headers })
}

/** The code of the newest mail to an address. */
export async function newestCode(gateway: TestGateway, email: string, tenant: TestTenant = 'lumen'): Promise<string> {
  const mail = (await gateway.mailbox(tenant)).find((one) => one.toAddress === email)
  const code = /^\d{6}$/m.exec(mail?.textBody ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Registers by code, as a person would, and answers the session. */
export async function register(
  gateway: TestGateway,
  email: string,
  extra: Partial<TokenBody> = {},
  tenant: TestTenant = 'lumen',
): Promise<LoginResponse> {
  await askCode(gateway, email, 'EmailRegisterSendVerifyCode', tenant)
  const code = await newestCode(gateway, email, tenant)
  const answer = await askToken(gateway, { grantType: 'captcha', email, code, ...extra }, tenant)
  if (!answer.body.data) throw new Error(`registration of ${email} failed: ${answer.body.code}`)
  return answer.body.data
}
