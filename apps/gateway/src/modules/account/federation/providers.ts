import type { OpenType, ProviderSettings } from '../../../platform/config/identity.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { dingTalk, discord, faceBook, twitter } from './oauth2.ts'
import { apple, google, microsoft } from './oidc.ts'
import { type Provider, type ProviderTools, providerRequest } from './provider.ts'
import { steam } from './steam.ts'
import { wallet } from './wallet.ts'

const providers: Record<OpenType, Provider> = {
  DingTalk: dingTalk,
  Google: google,
  Microsoft: microsoft,
  FaceBook: faceBook,
  Steam: steam,
  Twitter: twitter,
  Wallet: wallet,
  DiscordId: discord,
  AppleId: apple,
}

const complete = (openType: OpenType, settings: ProviderSettings) =>
  providers[openType].needs.every((name) => settings[name] !== undefined)

function settingsFor({ config }: Deps, tenantCode: string, openType: OpenType): ProviderSettings | null {
  const all = config.identity.providers
  const settings = all[tenantCode]?.[openType] ?? all['*']?.[openType]
  return settings && complete(openType, settings) ? settings : null
}

export interface Offered {
  openType: OpenType
  clientId: string | null
  takesCredential: boolean
}

/** The providers a tenant has configured, in the order they are offered. */
export function offeredProviders(deps: Deps, tenantCode: string): Offered[] {
  return (Object.keys(providers) as OpenType[]).flatMap((openType) => {
    const settings = settingsFor(deps, tenantCode, openType)
    const takesCredential = providers[openType].readCredential !== undefined
    return settings ? [{ openType, clientId: settings.clientId ?? null, takesCredential }] : []
  })
}

/** A provider with the tenant's settings, or `provider_not_configured`. */
export function requireProvider(
  deps: Deps,
  tenantCode: string,
  openType: OpenType,
): { provider: Provider; tools: ProviderTools } {
  const settings = settingsFor(deps, tenantCode, openType)
  if (!settings) throw new Failure('provider_not_configured', { field: 'openType' })
  const tools = { openType, settings, request: providerRequest(deps.fetch), now: () => deps.clock.now() }
  return { provider: providers[openType], tools }
}
