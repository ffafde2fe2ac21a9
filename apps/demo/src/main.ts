import { startProgram } from '@tradepost/gateway/start-program'

/** The gateway's program with `seed` and `--seed`, which the gateway's own lacks. */
await startProgram({ seed: async (options) => (await import('./seed.ts')).seed(options) })
