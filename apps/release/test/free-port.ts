import { portIsFree } from '@tradepost/scripts/start/processes'

/** A port nobody listens on, with another free one 101 above it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 41_000 + Math.floor(Math.random() * 9000)
    if ((await portIsFree(port)) && (await portIsFree(port + 101))) return port
  }
}
