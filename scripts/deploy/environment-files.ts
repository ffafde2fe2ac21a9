import { createECDH, randomBytes } from 'node:crypto'

export interface Installation {
  /** The tenant's id, as in the name of its folder. */
  tenant: string
  /** The shop is at shop.DOMAIN, the desk at desk.DOMAIN, the gateway at gateway.DOMAIN. */
  domain: string
  /** Host and port of PostgreSQL. */
  database: string
  /** Where the storefront and the desk reach the gateway. */
  gateway: string
  /** Networks or addresses of the proxies in front. */
  proxies: string
  /** True for a trial without a card provider: no money moves. */
  trial: boolean
}

const newSecret = () => randomBytes(32).toString('base64')
/** A password that needs no escaping in an address. */
const newPassword = () => randomBytes(24).toString('base64url')

/** A private key of the curve P-256, as `PUSH_PRIVATE_KEY` takes it. */
function newPushKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

type Variables = Readonly<Record<string, string>>

const lines = (note: string, variables: Variables, blanks: readonly string[] = []): string =>
  [
    `# ${note}`,
    ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
    ...(blanks.length > 0 ? ['', '# To be filled in:', ...blanks.map((name) => `#${name}`)] : []),
    '',
  ].join('\n')

/**
 * The files of variables of one installation, by name, with new secrets. Each process gets the secrets that it needs and no
 * other: only the migrations and the worker know the owning role.
 */
export function environmentFiles({ tenant, domain, database, gateway, proxies, trial }: Installation) {
  const [ownerPassword, appPassword, superuserPassword] = [newPassword(), newPassword(), newPassword()]
  const [webSecret, deskSecret] = [newSecret(), newSecret()]
  const gatewayOrigin = `https://gateway.${domain}`
  const deskOrigins = `${tenant}=https://desk.${domain}`
  const drain = { DRAIN_MS: '5000' }
  const blanks = [
    'SMTP_URL=smtps://user:password@mail.example:465',
    ...(trial ? [] : ['PAYMENT_PROVIDER=stripe', 'STRIPE_SECRET_KEYS=1=sk_live_…', 'STRIPE_WEBHOOK_SECRETS=1=whsec_…']),
  ]
  const shared = { GATEWAY_URL: gateway, FILES_ORIGIN: gatewayOrigin, TRUSTED_PROXIES: proxies, ...drain }
  return {
    'database.env': lines('The passwords of the three roles, for deploy/postgres/create-roles.sh.', {
      POSTGRES_PASSWORD: superuserPassword,
      OWNER_PASSWORD: ownerPassword,
      APP_PASSWORD: appPassword,
    }),
    'owner.env': lines('Only for migrations, checks, backups and the worker.', {
      DATABASE_OWNER_URL: `postgres://tradepost_owner:${ownerPassword}@${database}/tradepost`,
    }),
    'gateway.env': lines(
      'The gateway, the worker and the commands of the gateway.',
      {
        DATABASE_URL: `postgres://tradepost_app:${appPassword}@${database}/tradepost`,
        PUBLIC_URL: gatewayOrigin,
        SITE_ORIGINS: `${tenant}=https://shop.${domain}`,
        DESK_ORIGINS: deskOrigins,
        APP_SECRET: newSecret(),
        CLIENT_SECRETS: `${tenant}-web=${webSecret},${tenant}-desk=${deskSecret}`,
        PUSH_PRIVATE_KEY: newPushKey(),
        PUSH_CONTACT: `mailto:no-reply@${domain}`,
        MAILER: 'smtp',
        MAIL_FROM: `no-reply@${domain}`,
        ...(trial ? { ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1' } : {}),
        GATEWAY_HOST: '0.0.0.0',
        TRUSTED_PROXIES: proxies,
        ...drain,
      },
      blanks,
    ),
    [`storefront-${tenant}.env`]: lines(`The shop ${tenant}.`, {
      ...shared,
      GATEWAY_CLIENT_ID: `${tenant}-web`,
      GATEWAY_CLIENT_SECRET: webSecret,
      SESSION_SECRET: newSecret(),
      PUBLIC_ORIGIN: `https://shop.${domain}`,
      PAYMENT_ORIGIN: gatewayOrigin,
      HOST: '0.0.0.0',
      PORT: '4101',
    }),
    'desk.env': lines('The seller centre and the back office.', {
      ...shared,
      DESK_ORIGINS: deskOrigins,
      CLIENT_SECRETS: `${tenant}-desk=${deskSecret}`,
      SESSION_SECRET: newSecret(),
      HOST: '0.0.0.0',
      PORT: '4190',
    }),
  }
}
