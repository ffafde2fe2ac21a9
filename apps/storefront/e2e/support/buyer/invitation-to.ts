import { stack } from '../shop/shop.ts'

/** The link of the newest invitation to an address. */
export async function invitationTo(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const outbox = await (await fetch(`${stack().gatewayUrl}/outbox`)).text()
    const mail = outbox.split('<article').find((part) => part.includes(email) && part.includes('/invitation?token='))
    const link = /https?:[^\s"<]*\/invitation\?token=[\w-]{43}/.exec(mail ?? '')?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no invitation to ${email}`)
}
